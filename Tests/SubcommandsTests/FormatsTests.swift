import Posts
import Testing
import UnicodeText

@testable import Subcommands

@Suite("A memo printed") struct FormatsTests {
  private func post(
    _ id: String = "20261130-091200-neko", _ change: (inout PostFields) -> Void = { _ in }
  ) -> Post {
    var fields = PostFields(id: PostID(id))
    fields.created = Timestamp(seconds: 1_796_000_000, offset: 9 * 3600)
    fields.title = "題"
    change(&fields)
    return Post(fields)
  }

  private func json(
    _ post: Post, body: String = "", sourceID: String = "", problems: [PostProblem] = []
  ) -> String {
    var bytes: [UInt8] = []
    PostRecord(
      post: post, path: Array("/m/a.md".utf8), sourceID: sourceID, body: body, problems: problems
    ).writeJSON(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func line(_ post: Post, path: [UInt8] = [0x2F]) -> [UInt8] {
    var bytes: [UInt8] = []
    TabSeparatedPost(post, path: path).write(to: &bytes)
    return bytes
  }

  @Test("as JSON has every name of the contract in its order; what is absent is null or an empty list")
  func absent() {
    #expect(
      json(post()) == """
        {"id": "20261130-091200-neko", "path": "/m/a.md", "title": "題", "book": null, "authors": [], "kind": "note", \
        "page": null, "location": null, "chapter": null, "tags": [], "favorite": false, "rating": null, \
        "status": null, "created": "2026-11-30T09:53:20+09:00", "updated": null, "source": null, \
        "source_id": null, "quote": null, "note": null, "review": null, "body": "", "problems": []}
        """)
  }

  @Test("as JSON has its quote and note without marks, and the text of a book as its review")
  func texts() {
    let text = json(post { $0.kind = .quote }, body: "> 猫\n\n犬\n", sourceID: "k1")
    #expect(
      text.contains(#""source_id": "k1", "quote": "猫", "note": "犬", "review": null, "body": "> 猫\n\n犬\n""#))
    let review = json(post { $0.kind = .book }, body: "よい。\n")
    #expect(review.contains(#""quote": null, "note": null, "review": "よい。""#))
  }

  @Test("as JSON escapes what JSON forbids, and what would harm a terminal")
  func escapes() {
    let text = json(post { $0.book = "a\"\\\n\t\r\u{1B}\0\u{7F}\u{9B}\u{2028}\u{202E}é…\u{1F408}" })
    #expect(text.contains(#""book": "a\"\\\n\t\r\u001b\u0000\u007f\u009b\u2028\u202eé…🐈""#))
  }

  @Test("as JSON names each problem by a word, and what it is about behind a colon")
  func problems() {
    let text = json(
      post(),
      problems: [.invalidFrontMatter(line: 3), .duplicateKey("本"), .conflictCopy(of: PostID("a")), .empty])
    #expect(
      text.hasSuffix(
        #""problems": ["invalid-yaml: line 3", "duplicate-key: 本", "conflict-copy: a", "empty"]}"#))
  }

  @Test("names no two problems alike, and the help explains them")
  func codes() {
    let found: [PostProblem] = [
      .unclosedFrontMatter, .frontMatterIsNoMapping, .displacedFrontMatter, .fullWidthColon,
      .invalidFrontMatter(line: 1), .duplicateKey("a"), .frontMatterTooLarge, .frontMatterTooDeep, .notUTF8,
      .damaged, .empty, .conflictMarkers, .strayBytes, .fileTooLarge, .unreadable,
      .conflictCopy(of: PostID("a")),
    ]
    let words = (found + [.notSpliceable, .beingWritten]).map { String($0.code.prefix { $0 != ":" }) }
    #expect(Set(words).count == words.count)
    for word in words.prefix(found.count) { #expect(helpText(of: "list").contains(" \(word)"), "\(word)") }
  }

  @Test("as values with tabs has a value for each column, with tabs, line ends and backslashes escaped")
  func tabs() {
    let post = post {
      ($0.book, $0.authors, $0.tags) = ("a\tb\\c\nd\re", ["夏目漱石", "x"], ["猫"])
      ($0.isFavorite, $0.rating, $0.status) = (true, 4, .read)
    }
    let values = [
      "20261130-091200-neko", "2026-11-30T09:53:20+09:00", "note", #"a\tb\\c\nd\re"#, "夏目漱石, x", "", "猫",
      "yes", "4",
      "read", "題", "/",
    ]
    #expect(values.count == TabSeparatedPost.columns.count)
    #expect(String(decoding: line(post), as: UTF8.self) == values.joined(separator: "\t") + "\n")
  }

  @Test("as values with tabs keeps the bytes of names, but on a terminal all is safe to show")
  func bytes() {
    let post = Post(PostFields(id: PostID(bytes: [0xFF, 0x0A])))
    #expect(line(post, path: [0x2F, 0xFE]).starts(with: [0xFF] + Array("\\n\t".utf8)))
    #expect(line(post, path: [0x2F, 0xFE]).suffix(3) == [0x2F, 0xFE, 0x0A])
    var safe: [UInt8] = []
    TabSeparatedPost(post, path: [0x1B]).safe.write(to: &safe)
    #expect(String(decoding: safe, as: UTF8.self).hasPrefix("\u{FFFD}↵\t"))
    #expect(String(decoding: safe, as: UTF8.self).hasSuffix("\t␛\n"))
  }
}

@Suite("A table of memos") struct PostTableTests {
  private func post(
    _ id: String, book: String, page: String = "", words: String, isFavorite: Bool = false
  ) -> Post {
    var fields = PostFields(id: PostID(id))
    (fields.book, fields.page, fields.isFavorite) = (book, page, isFavorite)
    (fields.firstWords, fields.tags) = (words, ["小説", "猫"])
    return Post(fields)
  }

  private var posts: [Post] {
    [
      post(
        "20261130-091200-neko", book: "吾輩は猫である", page: "12", words: "吾輩は猫である。\u{1B}[31m名前はまだ無い。",
        isFavorite: true),
      post(
        "20261128-120000-prid", book: "Pride and Prejudice", words: "Who says \"universally\", and to whom?"),
    ]
  }

  private func lines(width: Int?) -> [String] {
    let table = PostTable(posts, width: width)
    return posts.map(table.line)
  }

  @Test("has columns as wide as their texts, and no limit, where no terminal sets one")
  func unlimited() {
    #expect(
      lines(width: nil) == [
        "20261130-091200-neko  ★  1970-01-01  note  吾輩は猫である       12  小説 猫  吾輩は猫である。␛[31m名前はまだ無い。",
        "20261128-120000-prid     1970-01-01  note  Pride and Prejudice      小説 猫  Who says \"universally\", and to whom?",
      ])
  }

  @Test("gives way to the terminal, column by column, and never is wider than it")
  func narrow() {
    #expect(
      lines(width: 80) == [
        "20261130-091200-neko  ★  吾輩は猫である       12  吾輩は猫である。␛[31m名前はま…",
        "20261128-120000-prid     Pride and Prejudice      Who says \"universally\", and t…",
      ])
    #expect(
      lines(width: 40) == ["20261130-091200-neko  ★  吾輩は猫である…", "20261128-120000-prid     Who says \"univ…"])
    for width in 1...200 {
      for line in lines(width: width) { #expect(line.cellWidth <= width, "\(width): \(line)") }
    }
  }

  @Test("has no column that is empty in all memos, and no blanks at the ends of lines")
  func emptyColumns() {
    var fields = PostFields(id: PostID("a"))
    fields.book = "本"
    #expect(PostTable([Post(fields)], width: nil).line(of: Post(fields)) == "a  1970-01-01  note  本")
  }
}

@Suite("The mark under a query") struct QueryMarkTests {
  @Test("stands under the place by cells, whatever the line holds")
  func cells() {
    #expect(QueryMark("本:猫 x", at: 5).caret == "         ^")
    #expect(QueryMark("本:猫 x", at: 5).line == "  本:猫 x")
    #expect(QueryMark("a\u{1B}か\u{3099}b", at: 3).line == "  a␛が" + "b")
    #expect(QueryMark("a\u{1B}か\u{3099}b", at: 3).caret == "      ^")
    #expect(QueryMark("ab", at: 9).caret == "    ^")
  }
}
