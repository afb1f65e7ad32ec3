import TerminalHarness
import Testing

@Suite("The terminal")
struct TerminalTests {
  @Test("a resized window is drawn anew, down to one that is too small")
  func resize() throws {
    let reader = try Reader(MemoStore())
    reader.session.resize(rows: 20, columns: 60)
    try reader.session.waitForScreen("the footer in the last of 20 rows") { $0.line(19).contains("? help") }
    reader.session.resize(rows: 4, columns: 60)
    try reader.session.waitForText("This window is too small")
    reader.session.resize(rows: 50, columns: 200)
    try reader.session.waitForScreen("the preview") {
      $0.line(49).contains("? help") && $0.line(4).contains("│")
    }
  }

  @Test("Q quits from the detail; ^L draws anew; R reads the folder anew")
  func global() throws {
    let reader = try Reader(MemoStore())
    reader.session.press(.control("l"))
    reader.press("R")
    reader.press("l")
    try reader.session.waitForText("夏目漱石")
    reader.press("Q")
    #expect(try reader.session.waitForExit() == .exited(0))
  }

  @Test("no escape sequence of a memo reaches the terminal")
  func hostile() throws {
    let text = "---\nbook: \"\\e]0;owned\\a\"\n---\n\u{1B}]52;c;b3duZWQ=\u{7} \u{9B}31m \u{202E}txt\n"
    let reader = try Reader(MemoStore(["20261130-000000-evil.md": text]))
    reader.session.press(.enter)
    try reader.session.waitForText("␛]52;c;")
    reader.press("q")
    try reader.session.waitForText("1/1")
    let output = String(decoding: reader.session.rawOutput, as: UTF8.self)
    #expect(!output.contains("\u{1B}]"))
    #expect(!output.contains("\u{9B}"))
    #expect(!output.contains("\u{202E}"))
  }
}
