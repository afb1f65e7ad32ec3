import Testing

@testable import PostFiles
@testable import Posts

@Suite("A memo's fields") struct PostReaderTests {
  @Test("are read from their keys")
  func fields() {
    let memo = readMemo(
      """
      ---
      title: 名前はまだ無い
      book: 吾輩は猫である
      author: [夏目漱石, "Sōseki"]
      kind: thought
      page: "12"
      location: 145-146
      chapter: 一
      isbn: 0012345
      tags: [小説, 猫]
      favorite: true
      rating: 4
      status: reading
      created: 2026-11-30T09:12:00+09:00
      updated: 2026-11-30T09:20:11+09:00
      source: kindle
      ---
      # 見出し
      本文
      """)
    #expect((memo.title, memo.book, memo.authors) == ("名前はまだ無い", "吾輩は猫である", ["夏目漱石", "Sōseki"]))
    #expect((memo.page, memo.location, memo.chapter, memo.isbn) == ("12", "145-146", "一", "0012345"))
    #expect((memo.kind, memo.status, memo.rating, memo.isFavorite) == (.thought, .reading, 4, true))
    #expect((memo.tags, memo.source, memo.firstWords) == (["小説", "猫"], "kindle", "本文"))
    #expect(memo.created.story == "2026-11-30 09:12 540" && !memo.isCreatedEstimated)
    #expect(memo.updated?.story == "2026-11-30 09:20 540")
    #expect(memo.problem == nil && !memo.hasPendingWrites)
  }

  @Test("are empty where there is no front matter")
  func noFrontMatter() {
    let memo = readMemo("本文だけ。\n")
    #expect((memo.book, memo.authors, memo.tags, memo.page) == ("", [], [], ""))
    #expect((memo.rating, memo.status, memo.isFavorite, memo.updated) == (nil, nil, false, nil))
    #expect(memo.problem == nil)
  }

  @Test("go by the names that other tools use")
  func aliases() {
    for key in ["book", "books", "book_title"] { #expect(readMemo("---\n\(key): 猫\n---\n").book == "猫") }
    for key in ["author", "authors"] { #expect(readMemo("---\n\(key): 漱石\n---\n").authors == ["漱石"]) }
    for key in ["tags", "tag", "keywords"] { #expect(readMemo("---\n\(key): 小説\n---\n").tags == ["小説"]) }
  }

  @Test("take our own name before another tool's, unless it holds nothing")
  func aliasOrder() {
    #expect(readMemo("---\nbooks: 犬\nbook: 猫\n---\n").book == "猫")
    #expect(readMemo("---\nbook:\nbooks: 犬\n---\n").book == "犬")
    #expect(readMemo("---\ndate: 2026-01-01\ncreated: 2026-02-02\n---\n").created.day.month == 2)
  }

  @Test(
    "hold tags in every form of a list",
    arguments: [
      "tags: [小説, 猫]", "tags:\n  - 小説\n  - 猫", "tags:\n- 小説\n- 猫", "tags: 小説, 猫", "tags: \"小説, 猫\"",
      "tags: [ \"小説\", '猫' ]", "tags: 小説 , 猫 ,",
    ])
  func tags(line: String) {
    #expect(readMemo("---\n\(line)\n---\n").tags == ["小説", "猫"])
  }

  @Test("hold no tags where the key is empty", arguments: ["tags:", "tags: []", "tags: ~", "tags: \"\""])
  func noTags(line: String) {
    #expect(readMemo("---\n\(line)\n---\n").tags.isEmpty)
  }

  @Test(
    "know a favourite by its own key or another tool's",
    arguments: [
      ("favorite: true", true), ("favourite: True", true), ("starred: TRUE", true), ("star: \"true\"", true),
      ("favorite: false", false), ("favorite: yes", false), ("favorite:", false), ("Favorite: true", false),
    ])
  func favorites(line: String, isFavorite: Bool) {
    #expect(readMemo("---\n\(line)\n---\n").isFavorite == isFavorite)
  }

  @Test(
    "hold a rating from one to five only",
    arguments: [
      ("1", 1), ("5", 5), ("\"4\"", 4), ("0", nil), ("6", nil), ("4.5", nil), ("good", nil), ("", nil),
    ]
      as [(String, Int?)])
  func ratings(value: String, rating: Int?) {
    #expect(readMemo("---\nrating: \(value)\n---\n").rating == rating)
  }

  @Test("hold a status that is known, in any case")
  func statuses() {
    for status in ReadingStatus.allCases {
      #expect(readMemo("---\nstatus: \(status)\n---\n").status == status)
    }
    #expect(readMemo("---\nstatus: Read\n---\n").status == .read)
    #expect(readMemo("---\nstatus: someday\n---\n").status == nil)
  }

  @Test("tell the kind, which is a quote where the text opens with one and else a note")
  func kinds() {
    for kind in PostKind.allCases {
      #expect(readMemo("---\nkind: \(kind)\n---\n> 引用\n").kind == kind)
    }
    #expect(readMemo("---\nkind: Quote\n---\n本文").kind == .quote)
    #expect(readMemo("\n  > 引用\n\n本文").kind == .quote)
    #expect(readMemo("---\nkind: poem\n---\n> 引用").kind == .quote)
    #expect(readMemo("本文\n\n> 引用").kind == .note)
    #expect(readMemo("").kind == .note)
  }

  @Test("show the reason where the file is not understood, and what could be read all the same")
  func problems() {
    #expect(readMemo("---\nbook: 猫\n").problem == .unclosedFrontMatter)
    #expect(readMemo("---\nbook: 猫\nbook: 犬\n---\n").problem == .duplicateKey("book"))
    #expect(readMemo("").problem == .empty)
    let broken = readMemo("---\nbook: 猫\ntags: [a\n---\n本文\n")
    #expect(broken.book == "猫" && broken.firstWords == "本文")
    guard case .invalidFrontMatter = broken.problem else {
      Issue.record("\(String(describing: broken.problem)) is told of invalid YAML")
      return
    }
  }

  @Test("show what stands in the way of an edit rather than a hint")
  func gravestProblem() {
    let text = "本文の中の\u{0}\n<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n"
    let bytes = Array(text.utf8).map { $0 == 0 ? 0xFF : $0 }
    #expect(readMemo(bytes).problem == .conflictMarkers)
  }

  @Test("of a file that cannot be read are its name, the time in it, and the reason")
  func unreadable() {
    let memo = PostReader(localTime: JapanTime()).unreadable(PostID("20261130-091200-qkvd"))
    #expect((memo.title, memo.problem) == ("20261130-091200-qkvd", .unreadable))
    #expect(memo.created.story == "2026-11-30 09:12 540")
  }
}
