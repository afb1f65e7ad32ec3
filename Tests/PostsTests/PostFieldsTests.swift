import Testing

@testable import Posts

@Suite("A memo's fields") struct PostFieldsTests {
  private static let texts = [
    "", "猫", "吾輩は猫である。名前はまだ無い。", "吾輩は猫である。", "吾輩は猫である。名前", "吾輩は犬である。名前はまだ無い。",
    "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}", "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e",
  ]

  @Test("keep title and first words as they were set, in whatever order and however one begins the other")
  func titleAndWords() {
    for title in Self.texts {
      for words in Self.texts {
        var fields = PostFields(id: PostID("a"))
        (fields.title, fields.firstWords) = (title, words)
        #expect(
          Array(fields.title.utf8) == Array(title.utf8) && Array(fields.firstWords.utf8) == Array(words.utf8))
        fields.title = words
        #expect(Array(fields.title.utf8) == Array(words.utf8))
        fields.title = title
        fields.firstWords = ""
        #expect(Array(fields.title.utf8) == Array(title.utf8) && fields.firstWords.isEmpty)
      }
    }
  }

  @Test("that are rare are kept one beside the other, and may go again")
  func rareFields() {
    var fields = PostFields(id: PostID("a"))
    (fields.location, fields.chapter, fields.isbn) = ("1-2", "一", "00")
    (fields.source, fields.updated, fields.problem) = ("kindle", Timestamp(seconds: 1, offset: 0), .empty)
    fields.chapter = ""
    #expect((fields.location, fields.chapter, fields.isbn, fields.source) == ("1-2", "", "00", "kindle"))
    #expect(fields.updated?.seconds == 1 && fields.problem == .empty)
  }
}
