import MemoFormat
import Testing

@testable import PostFiles
@testable import Posts

@Suite("Changes of a memo in its bytes") struct ChangesTests {
  private let now = JapanTime().now

  private func edited(_ text: String, _ changes: PostChange...) throws -> String {
    let memo = MemoText(Array(text.utf8))
    return String(decoding: try memo.making(changes, PostID("a"), now: now), as: UTF8.self)
  }

  private func frontMatter(_ lines: String, _ changes: PostChange...) throws -> String {
    let memo = MemoText(Array("---\n\(lines)\n---\n".utf8))
    let edited = String(decoding: try memo.making(changes, PostID("a"), now: now), as: UTF8.self)
    return String(edited.dropFirst(4).dropLast(5))
  }

  @Test("leave the line of a field that is emptied, with its comment")
  func emptied() throws {
    #expect(try frontMatter("book: 猫   # 漱石", .book("")) == "book:   # 漱石")
    #expect(try frontMatter("page: \"12\"", .page("")) == "page:")
    #expect(try frontMatter("rating: 4", .rating(nil)) == "rating:")
    #expect(try frontMatter("status: read", .status(nil)) == "status:")
    #expect(try frontMatter("tags: [a, b]", .tags([])) == "tags: []")
    #expect(try frontMatter("tags:\n  - a\n  - b\nx: 1", .tags([])) == "tags: []\nx: 1")
    #expect(try frontMatter("author: 漱石", .authors([])) == "author:")
    #expect(try frontMatter("{book: 猫, rating: 4}", .book("")) == "{book: , rating: 4}")
  }

  @Test("add nothing where a field that is not there is emptied")
  func emptiedAndAbsent() throws {
    let edited = try edited("本文", .book(""), .page(""), .rating(nil), .status(nil), .tags([]), .authors([]))
    #expect(edited == "本文")
  }

  @Test("fill a field that is empty")
  func filled() throws {
    #expect(try frontMatter("book:   # 漱石", .book("猫")) == "book: 猫   # 漱石")
    #expect(try frontMatter("rating:", .rating(4)) == "rating: 4")
    #expect(try frontMatter("tags: []", .tags(["a"])) == "tags: [a]")
  }

  @Test("go into the key that the field is read from")
  func aliases() throws {
    #expect(try frontMatter("book_title: 猫", .book("心")) == "book_title: 心")
    #expect(try frontMatter("tags:\nkeywords: [a]", .tags(["b"])) == "tags:\nkeywords: [b]")
    #expect(try frontMatter("tags: [a]\nkeywords: [b]", .tags([])) == "tags: []\nkeywords: []")
  }

  @Test("keep the style of a list, and write a first author as text")
  func lists() throws {
    #expect(try frontMatter("tags:\n  - a", .tags(["a", "b"])) == "tags:\n  - a\n  - b")
    #expect(try frontMatter("tags: a, b", .tags(["a", "c"])) == "tags: a, c")
    #expect(try frontMatter("author: 漱石", .authors(["鷗外"])) == "author: 鷗外")
    #expect(try frontMatter("x: 1", .authors(["漱石"])) == "x: 1\nauthor: 漱石")
    #expect(try frontMatter("x: 1", .authors(["漱石", "子規"])) == "x: 1\nauthor: [漱石, 子規]")
    #expect(try frontMatter("x: 1", .authors(["Smith, J."])) == "x: 1\nauthor: [\"Smith, J.\"]")
  }

  @Test("write no kind that the text tells already")
  func kind() throws {
    #expect(try edited("> 一", .kind(.quote)) == "> 一")
    #expect(try edited("> 一", .kind(.note)) == "---\nkind: note\n---\n> 一")
    #expect(try edited("一", .kind(.quote), .body("> 一")) == "> 一")
    #expect(try frontMatter("kind: note", .kind(.note)) == "kind: note")
  }

  @Test(
    "of the text, the book, the author and the page set the time of the last update, where it stands",
    arguments: [PostChange.body("二"), .book("心"), .authors(["鷗外"]), .page("13")])
  func updated(change: PostChange) throws {
    let old = "---\nbook: 猫\nupdated: 2020-01-01\n---\n一"
    #expect(try edited(old, change).contains("\nupdated: 2026-11-30\n"))
    #expect(try !edited("---\nbook: 猫\n---\n一", change).contains("updated"))
  }

  @Test(
    "of anything else leave it, and so do changes to what is there already",
    arguments: [
      PostChange.favorite(true), .kind(.thought), .tags(["a"]), .rating(3), .status(.read), .book("猫"),
      .body("一"),
    ])
  func notUpdated(change: PostChange) throws {
    #expect(
      try edited("---\nbook: 猫\nupdated: 2020-01-01\n---\n一", change).contains("\nupdated: 2020-01-01\n"))
  }

  @Test(
    "write the time in the file's own form",
    arguments: [
      ("2020-01-01T10:00:00+09:00", "2026-11-30T09:00:00+09:00"), ("2020/1/2 09:12", "2026/11/30 09:00"),
      ("2020-01-01T01:00:00Z", "2026-11-30T00:00:00Z"),
      ("2020-01-01 01:00:00 +0900", "2026-11-30 09:00:00 +0900"),
      ("2020年3月1日", "2026年11月30日"), ("2020-01-01T01:00:00.250+09:00", "2026-11-30T09:00:00.000+09:00"),
      ("~", "2026-11-30T09:00:00+09:00"), ("gestern", "2026-11-30T09:00:00+09:00"),
      ("\"2020-01-01\"", "\"2026-11-30\""), ("'2020-01-01'", "'2026-11-30'"),
    ])
  func forms(old: String, new: String) throws {
    #expect(try frontMatter("book: a\nupdated: \(old)", .book("b")) == "book: b\nupdated: \(new)")
  }

  @Test("are made all the same where that time cannot be set")
  func lockedTime() throws {
    #expect(
      try frontMatter("book: a\nupdated: &x 2020-01-01\ny: *x", .book("b"))
        == "book: b\nupdated: &x 2020-01-01\ny: *x")
  }

  @Test("are refused with the reason where the memo is not understood")
  func refused() {
    let id = PostID("a")
    #expect(throws: PostsError.notEditable(id, .unclosedFrontMatter)) { try edited("---\na: 1", .body("一")) }
    #expect(throws: PostsError.notEditable(id, .conflictMarkers)) {
      try edited("一", .body("<<<<<<< a\n=======\n>>>>>>> b\n"))
    }
  }
}
