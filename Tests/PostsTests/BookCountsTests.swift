import SeededRandom
import Testing

@testable import Posts

@Suite("Books") struct BookCountsTests {
  private func memo(_ name: String, _ book: String, _ author: String = "", created: Int = 0) -> Post {
    post(name, created: created) { ($0.book, $0.authors) = (book, author.isEmpty ? [] : [author]) }
  }

  private func count(_ memos: [Post], hits: [Post]) -> [BookCount] {
    BookCounts(of: OrderedPosts(memos)).books(hits: OrderedPosts(hits))
  }

  @Test("are counted with all their memos and the hits; one without a hit is not there")
  func hits() {
    let memos = [memo("a", "猫"), memo("b", "猫"), memo("c", "こころ"), memo("d", "")]
    let books = count(memos, hits: [memos[1], memos[3]])
    #expect(books.map(\.title).sorted() == ["", "猫"])
    #expect(books.first { $0.title == "猫" }.map { [$0.hits, $0.memos] } == [1, 2])
    #expect(books.first { $0.title.isEmpty }.map { [$0.hits, $0.memos] } == [1, 1])
  }

  @Test(
    "spelled in other ways are one, shown as it is spelled most often, with its most frequent author and its newest day"
  )
  func spellings() {
    let memos = [
      memo("a", "Ｋａｆｋａ", "x", created: 0), memo("b", "カフカ", "y", created: 86_400 * 3),
      memo("c", "ｶﾌｶ", "y"), memo("d", "かふか"), memo("e", "カフカ", "x"), memo("f", "KAFKA", "y"),
      memo("g", "カフカ", "x"),
    ]
    let books = BookOrder.title.sorted(count(memos, hits: memos))
    #expect(books.map(\.memos) == [2, 5])
    #expect(books.map(\.title) == ["KAFKA", "カフカ"])
    #expect(books.map(\.author) == ["x", "x"])
    #expect(books.last?.lastDay == day(1970, 1, 4))
  }

  @Test(
    "stand by title as titles of a list do, or the most hits first; the memos without one last in either order"
  )
  func orders() {
    let counts = [("猫", 1), ("", 9), ("こころ", 2), ("b", 2), ("Ａ", 5)]
    let memos = counts.flatMap { title, count in (0..<count).map { memo("\(title)\($0)", title) } }
    let books = count(memos, hits: memos)
    #expect(BookOrder.title.sorted(books).map(\.title) == ["Ａ", "b", "こころ", "猫", ""])
    #expect(BookOrder.count.sorted(books).map(\.title) == ["Ａ", "b", "こころ", "猫", ""])
    let fewer = count(memos, hits: memos.filter { $0.book != "Ａ" } + memos.suffix(1))
    #expect(BookOrder.count.sorted(fewer).map(\.title) == ["b", "こころ", "Ａ", "猫", ""])
  }

  @Test("come to the same counts, whatever the order of the memos")
  func anyOrder() {
    var random = SeededGenerator(seed: 3)
    let memos = (0..<300).map { number in
      memo(
        "\(number)", ["猫", "ねこ", "ネコ", "", "Ａ", "a"].randomElement(using: &random) ?? "",
        ["x", "y", ""].randomElement(using: &random) ?? "", created: number * 1000)
    }
    let books = BookOrder.title.sorted(count(memos, hits: memos))
    #expect(books.reduce(0) { $0 + $1.memos } == 300)
    for _ in 0..<20 {
      let shuffled = memos.shuffled(using: &random)
      #expect(BookOrder.title.sorted(count(shuffled, hits: shuffled)) == books)
    }
  }

  @Test(
    "are the same where the hits are versions of all memos, of newer ones, or others, and all are counted once"
  )
  func versions() {
    let memos = [memo("a", "猫"), memo("b", "猫"), memo("c", "こころ"), memo("d", "")]
    let all = OrderedPosts(memos)
    let counting = BookCounting()
    let others = counting.books(of: all, hits: OrderedPosts([memos[1], memos[3]]))
    #expect(others.map(\.title).sorted() == ["", "猫"])
    #expect(counting.books(of: all, hits: OrderedPosts(all.versions, places: [1, 3])) == others)
    var newer = all.versions
    let places = [UInt32(newer.append(memos[1])), 3]
    #expect(counting.books(of: all, hits: OrderedPosts(newer, places: places)) == others)
    let fewer = OrderedPosts(all.versions, places: [1, 2, 3])
    #expect(counting.books(of: fewer, hits: fewer).map(\.memos) == [1, 1, 1])
    counting.forget()
    #expect(counting.books(of: all, hits: OrderedPosts(all.versions, places: [1, 3])) == others)
  }
}
