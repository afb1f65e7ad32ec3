import BadMemos
import Testing

@testable import MemoFormat

@Suite("Bounds")
struct BoundsTests {
  /// The fastest of three runs, so that a busy machine does not count.
  private func milliseconds(_ work: () -> Void) -> Int {
    (0..<3).map { _ in Int(ContinuousClock().measure(work) / .milliseconds(1)) }.min() ?? 0
  }

  @Test("an alias bomb is text and costs nothing")
  func bomb() {
    let bytes = BadFiles.bytes("26-billion-laughs.md")
    #expect(milliseconds { _ = MemoText(bytes) } < 100)
    #expect(MemoText(bytes).frontMatter.text("title") == "爆弾")
    #expect(MemoText(bytes).frontMatter.list("b").first == "*a")
    #expect(MemoText(bytes).problems == [])
  }

  @Test("5,000 nested lists are too deep; the title is still read")
  func deep() {
    let memo = BadFiles.memo("27")
    #expect(memo.problems == [.tooDeep])
    #expect(memo.frontMatter.text("title") == "深い入れ子")
    #expect(!memo.bodyText.isEmpty && memo.body.lowerBound > 10_000)
  }

  @Test("64 nested lists are read, 65 are not", arguments: [(64, true), (65, false)])
  func depth(lists: Int, isRead: Bool) {
    let nested = String(repeating: "[", count: lists) + String(repeating: "]", count: lists)
    #expect(memo("x: " + nested).problems == (isRead ? [] : [.tooDeep]))
  }

  @Test("2,000 keys are read fast and all kept")
  func manyKeys() {
    let bytes = BadFiles.bytes("29-many-keys.md")
    #expect(milliseconds { _ = MemoText(bytes) } < 200)
    #expect(MemoText(bytes).frontMatter.entries.count >= 2_000)
    #expect(MemoText(bytes).problems == [])
  }

  @Test("a front matter over 64 KB is not understood, its first lines are shown")
  func large() {
    let memo = memo("title: 大きい\nnote: " + String(repeating: "x", count: 70_000))
    #expect(memo.problems == [.tooLarge])
    #expect(memo.frontMatter.text("title") == "大きい")
    #expect(memo.bodyText == "本文\n")
    #expect(throws: EditError.notEditable(.tooLarge)) { try memo.setting("title", to: .text("x")) }
  }

  @Test(
    "64 KB of anything are read in a moment",
    arguments: [
      "[", "{", "- ", "? ", "a:\n", "&a ", "!x ", "\"", "[\n", "{a: ", "a: b: c\n", "\t", "|\n", "- - ",
      "あ: [\n",
    ])
  func hostile(piece: String) {
    let text = "---\nx: 1\n" + String(repeating: piece, count: 65_000 / piece.utf8.count) + "\n---\n本文\n"
    #expect(milliseconds { _ = MemoText(text) } < 2_000)
  }

  @Test("a body of 20 MB is read without a second look at its lines")
  func bigBody() {
    let line = Array("長い本文の一行です。\n".utf8)
    var bytes = Array("---\ntitle: a\n---\n".utf8)
    while bytes.count < 20_000_000 { bytes += line }
    #expect(milliseconds { _ = MemoText(bytes) } < 2_000)
    #expect(MemoText(bytes).frontMatter.text("title") == "a")
  }
}
