import MemoFormat
import Posts
import SeededRandom
import Testing

@testable import PostFiles

struct MemoComposerTests {
  private var content: PostContent {
    PostContent(created: Timestamp(seconds: 1_796_000_400, offset: 9 * 3600))
  }

  private func text(_ content: PostContent) -> String {
    String(decoding: MemoComposer().bytes(of: content) ?? [], as: UTF8.self)
  }

  @Test("only what has a value stands in the file, in the order of the format")
  func usual() {
    var content = content
    content.body = "a\n"
    #expect(text(content) == "---\ncreated: \(content.created.iso8601)\n---\na\n")
    content.book = "吾輩は猫である"
    content.authors = ["夏目漱石"]
    content.page = "12"
    content.tags = ["小説", "no", "a, b"]
    content.kind = .thought
    #expect(
      text(content) == """
        ---
        book: 吾輩は猫である
        author: 夏目漱石
        kind: thought
        page: "12"
        tags: [小説, "no", "a, b"]
        created: \(content.created.iso8601)
        ---
        a

        """)
  }

  @Test("the kind is written only where the text does not say it")
  func kind() {
    for (kind, body, isWritten) in [
      (PostKind.quote, "> a\n", false), (.quote, "a\n", true), (.note, "a\n", false), (.note, "> a\n", true),
      (.question, "a\n", true),
    ] {
      var content = content
      (content.kind, content.body) = (kind, body)
      #expect(text(content).contains("kind: \(kind.rawValue)\n") == isWritten)
    }
  }

  @Test("several authors, and one with a comma in the name, are a list")
  func authors() {
    for (authors, line) in [
      (["a", "b"], "author: [a, b]\n"), (["Austen, Jane"], "author: [\"Austen, Jane\"]\n"),
      (["a"], "author: a\n"),
    ] {
      var content = content
      content.authors = authors
      #expect(text(content).contains(line))
    }
  }

  @Test("whatever is typed is read back as it was typed", arguments: 1...50 as ClosedRange<UInt64>)
  func readBack(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "a", "猫", ": ", " #", "\"", "'", "-", "[", "]", "{", ",", "no", "1", "~", "\\", "&", "*", "|", "%", "@",
      "e\u{301}",
    ]
    func word() -> String {
      (0..<Int.random(in: 1...5, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
        .joined()
        .split(separator: " ").joined(separator: " ")
    }
    for _ in 0..<20 {
      var content = content
      content.book = word()
      content.authors = [word(), word()]
      content.page = word()
      content.tags = [word()]
      content.body = "> \(word())\n\n---\n\(word())\n"
      guard let bytes = MemoComposer().bytes(of: content) else {
        Issue.record("\(content) was refused.")
        continue
      }
      let memo = MemoText(bytes)
      let post = PostReader(localTime: JapanTime()).post(PostID("x"), memo, modified: 0)
      #expect(post.problem == nil)
      #expect(post.book == content.book)
      #expect(post.authors == content.authors)
      #expect(post.page == content.page)
      #expect(post.tags == content.tags)
      #expect(post.created == content.created)
      #expect(memo.bodyText == content.body)
    }
  }

  @Test("a title that no front matter can hold is refused")
  func tooLong() {
    var content = content
    content.book = String(repeating: "猫", count: 30_000)
    #expect(MemoComposer().bytes(of: content) == nil)
  }
}
