import Posts
import Testing

struct KnownValuesTests {
  private func post(_ id: String, _ book: String, _ authors: [String] = [], tags: [String] = []) -> Post {
    var fields = PostFields(id: PostID(id))
    fields.book = book
    fields.authors = authors
    fields.tags = tags
    return Post(fields)
  }

  private var known: KnownValues {
    KnownValues([
      post("1", "こころ", ["夏目漱石"], tags: ["小説"]), post("2", "こころ", ["夏目漱石"], tags: ["小説", "明治"]),
      post("3", "吾輩は猫である", ["夏目漱石"], tags: ["猫"]), post("4", "こころ"), post("5", ""),
      post("6", "ＡＢＣ", ["a"]), post("7", "ＡＢＣ", ["b"]), post("8", "猫のこころ"),
    ])
  }

  @Test("values are counted, the most used first, and then by their text")
  func counted() {
    #expect(known.books.map(\.text) == ["こころ", "ＡＢＣ", "吾輩は猫である", "猫のこころ"])
    #expect(known.books.map(\.count) == [3, 2, 1, 1])
    #expect(known.tags.map(\.text) == ["小説", "明治", "猫"])
    #expect(known.authors.first?.count == 3)
  }

  @Test("what is typed is matched as a search does; a beginning comes before a middle")
  func matching() {
    #expect(known.books.containing("ココロ", limit: 5).map(\.text) == ["こころ", "猫のこころ"])
    #expect(known.books.containing("abc", limit: 5).map(\.text) == ["ＡＢＣ"])
    #expect(known.books.containing("猫", limit: 5).map(\.text) == ["猫のこころ", "吾輩は猫である"])
    #expect(known.books.containing("こ", limit: 1).map(\.text) == ["こころ"])
    #expect(known.books.containing("", limit: 5).isEmpty)
    #expect(known.books.containing("x", limit: 5).isEmpty)
  }

  @Test("a book has an author where its memos agree")
  func authors() {
    #expect(known.authors(ofBook: "こころ") == ["夏目漱石"])
    #expect(known.authors(ofBook: "ＡＢＣ").isEmpty)
    #expect(known.authors(ofBook: "猫のこころ").isEmpty)
    #expect(known.authors(ofBook: "x").isEmpty)
  }
}
