import Drawing
import Testing

@testable import Screens

struct LineEditorTests {
  /// The text with the caret as ▏.
  private func result(of keys: [Key], on text: String, caret: Int? = nil) -> String {
    var editor = LineEditor(text, caret: caret)
    for key in keys { _ = editor.handle(key) }
    return shown(editor)
  }

  private func shown(_ editor: LineEditor) -> String {
    editor.head + "▏" + editor.text.dropFirst(editor.caret)
  }

  @Test(
    "each key edits as in the shell",
    arguments: [
      (Key.character("本"), "吾輩本▏は 猫"), (.character(" "), "吾輩 ▏は 猫"), (.backspace, "吾▏は 猫"),
      (.control("h"), "吾▏は 猫"), (.delete, "吾輩▏ 猫"), (.control("d"), "吾輩▏ 猫"), (.left, "吾▏輩は 猫"),
      (.control("b"), "吾▏輩は 猫"), (.right, "吾輩は▏ 猫"), (.control("f"), "吾輩は▏ 猫"),
      (.home, "▏吾輩は 猫"), (.control("a"), "▏吾輩は 猫"), (.end, "吾輩は 猫▏"),
      (.control("e"), "吾輩は 猫▏"), (.control("u"), "▏は 猫"), (.control("k"), "吾輩▏"),
      (.control("w"), "▏は 猫"),
    ])
  func keys(key: Key, expected: String) {
    #expect(result(of: [key], on: "吾輩は 猫", caret: 2) == expected)
  }

  @Test(
    "at the ends nothing happens", arguments: [Key.backspace, .left, .control("u"), .control("w"), .home])
  func start(key: Key) {
    #expect(result(of: [key], on: "猫", caret: 0) == "▏猫")
  }

  @Test("at the ends nothing happens", arguments: [Key.delete, .right, .control("k"), .control("d"), .end])
  func end(key: Key) {
    #expect(result(of: [key], on: "猫") == "猫▏")
  }

  @Test(
    "^w takes a word and the blanks behind it",
    arguments: [
      ("one two", "one ▏"), ("one two  ", "one ▏"), ("one", "▏"), ("   ", "▏"), ("", "▏"), ("一　二", "一　▏"),
    ])
  func word(text: String, expected: String) {
    #expect(result(of: [.control("w")], on: text) == expected)
  }

  @Test(
    "a key that edits nothing is left to others",
    arguments: [Key.enter, .tab, .escape, .up, .control("l"), .function(1)])
  func others(key: Key) {
    var editor = LineEditor("猫")
    let isHandled = editor.handle(key)
    #expect(!isHandled)
    #expect(editor == LineEditor("猫"))
  }

  @Test("a combining mark joins the character before it, and goes with it")
  func marks() {
    #expect(result(of: [.character("か"), .character("\u{3099}")], on: "") == "か\u{3099}▏")
    #expect(result(of: [.character("\u{3099}"), .character("x")], on: "かき", caret: 1) == "か\u{3099}x▏き")
    #expect(result(of: [.backspace], on: "e\u{301}") == "▏")
    #expect(result(of: [.character("e")], on: "\u{301}", caret: 0) == "e\u{301}▏")
  }

  @Test("a family is one character")
  func family() {
    #expect(result(of: [.left, .delete], on: "a👩‍👩‍👧") == "a▏")
  }

  @Test("line ends and tabs that are inserted become spaces")
  func lines() {
    var editor = LineEditor("[]", caret: 1)
    editor.insert("一\n二\r\n三\t四\u{2028}五")
    #expect(shown(editor) == "[一 二 三 四 五▏]")
  }

  @Test("a caret beyond the end stands at the end")
  func beyond() {
    #expect(shown(LineEditor("猫", caret: 9)) == "猫▏")
    #expect(shown(LineEditor("猫")) == "猫▏")
  }
}
