import Drawing
import Testing
import UnicodeText

@testable import Screens

struct TextEditorTests {
  /// The editor's text with `|` where the caret stands.
  private func shown(_ editor: TextEditor) -> String {
    let bytes = Array(editor.text.utf8)
    return String(
      decoding: bytes[..<editor.caret] + [UInt8(ascii: "|")] + bytes[editor.caret...], as: UTF8.self)
  }

  /// An editor whose caret stands where the text has its `|`.
  private func editor(_ marked: String) -> TextEditor {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    return TextEditor(parts.joined(), caret: parts[0].utf8.count)
  }

  private func after(_ keys: [Key], in marked: String) -> String {
    var editor = editor(marked)
    for key in keys {
      let isHandled = editor.handle(key)
      #expect(isHandled)
    }
    return shown(editor)
  }

  @Test(
    "each key does what it does in the shell",
    arguments: [
      ("猫は|", [Key.character("寝"), .enter, .character("る")], "猫は寝\nる|"),
      ("ab|c", [.control("b"), .control("d")], "a|c"),
      ("ab|c", [.backspace], "a|c"),
      ("a\nb|c\nd", [.control("a"), .character("x")], "a\nx|bc\nd"),
      ("a\nb|c\nd", [.control("e"), .character("x")], "a\nbcx|\nd"),
      ("a\nb|c\nd", [.home], "a\n|bc\nd"),
      ("a\nb|c\nd", [.end], "a\nbc|\nd"),
      ("a\nb|c\nd", [.control("u")], "a\n|c\nd"),
      ("a\n|c\nd", [.control("u")], "a|c\nd"),
      ("a\nb|c\nd", [.control("k")], "a\nb|\nd"),
      ("a\nb|\nd", [.control("k")], "a\nb|d"),
      ("one two  |x", [.control("w")], "one |x"),
      ("one two|", [.control("w"), .control("w"), .control("y")], "one two|"),
      ("one|", [.control("u"), .control("y"), .control("y")], "oneone|"),
      ("ab\ncd|\nef", [.control("k"), .control("k"), .control("a"), .control("y")], "ab\n\nef|cd"),
      ("ab|c", [.control("t")], "acb|"),
      ("abc|\nd", [.control("t")], "acb|\nd"),
      ("|ab", [.control("t")], "|ab"),
      ("one two|", [.alt("b")], "one |two"),
      ("one| two", [.alt("f")], "one two|"),
      ("one| two three", [.alt("d")], "one| three"),
      ("吾輩は猫である|", [.alt("b"), .alt("b")], "吾輩は|猫である"),
      ("|吾輩は猫である", [.alt("f")], "吾輩|は猫である"),
      ("カーテンを|", [.alt("b"), .alt("b")], "|カーテンを"),
      ("猫である|", [.control("w")], "猫|"),
    ])
  func keys(start: String, keys: [Key], end: String) {
    #expect(after(keys, in: start) == end)
  }

  @Test(
    "a key that edits nothing is left to others", arguments: [Key.up, .down, .escape, .tab, .control("s")])
  func others(key: Key) {
    var editor = editor("a|b")
    let isHandled = editor.handle(key)
    #expect(!isHandled)
    #expect(shown(editor) == "a|b")
  }

  @Test("a mark joins the letter before the caret, and both go together")
  func marks() {
    #expect(after([.character("\u{3099}"), .backspace], in: "か|") == "|")
    #expect(after([.left], in: "e\u{301}x|") == "e\u{301}|x")
    #expect(after([.left, .left], in: "e\u{301}x|") == "|e\u{301}x")
  }

  @Test("rows are those on the screen, and the column is kept over shorter ones")
  func rows() {
    var editor = editor("吾輩は猫|である\na\nどこで生れたか")
    let rows = LineBreaking.rows(of: editor.text, width: 20)
    let moves = [1, 1, -1, -1, 5, -5]
    let places = moves.map { move in
      _ = editor.move(by: move, in: rows)
      return shown(editor)
    }
    #expect(
      places == [
        "吾輩は猫である\na|\nどこで生れたか", "吾輩は猫である\na\nどこで生|れたか", "吾輩は猫である\na|\nどこで生れたか",
        "吾輩は猫|である\na\nどこで生れたか", "吾輩は猫である\na\nどこで生|れたか", "吾輩は猫|である\na\nどこで生れたか",
      ])
    var atTop = self.editor("a|b")
    let hasMoved = atTop.move(by: -1, in: LineBreaking.rows(of: "ab", width: 20))
    #expect(!hasMoved)
  }

  @Test("a wrapped line is several rows; behind a row's last character stands the next row's first place")
  func wrapped() {
    var editor = editor("吾輩は猫|である")
    let rows = LineBreaking.rows(of: editor.text, width: 4)
    #expect(rows.map(\.text) == ["吾輩", "は猫", "であ", "る"])
    #expect(rows.row(of: editor.caret) == 2)
    _ = editor.move(by: 1, in: rows)
    #expect(shown(editor) == "吾輩は猫であ|る")
    _ = editor.move(by: -3, in: rows)
    #expect(shown(editor) == "|吾輩は猫である")
  }

  @Test("half of a wide character is the character")
  func halves() {
    var editor = editor("a|bc\n猫猫")
    _ = editor.move(by: 1, in: LineBreaking.rows(of: editor.text, width: 20))
    #expect(shown(editor) == "abc\n|猫猫")
  }
}
