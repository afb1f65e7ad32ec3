import Drawing
import SeededRandom
import Testing
import UnicodeText

@testable import Screens

/// The editor beside a slow and obvious model, under the same random keys.
struct TextEditorPropertyTests {
  @Test("edits as an array of characters would", arguments: 1...40 as ClosedRange<UInt64>)
  func sameAsModel(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let width = Int.random(in: 2...12, using: &random)
    var editor = TextEditor("")
    var model = EditorModel()
    for step in 0..<150 {
      let key = EditorModel.key(using: &random)
      apply(key, to: &editor, width: width)
      model.apply(key, width: width)
      guard editor.text.utf8.elementsEqual(model.text.utf8), editor.caret == model.place else {
        Issue.record("step \(step), \(key): \(editor.text.debugDescription) \(editor.caret), not \(model)")
        return
      }
    }
  }

  private func apply(_ key: Key, to editor: inout TextEditor, width: Int) {
    let rows = { LineBreaking.rows(of: $0, width: width) }
    switch key {
    case .up: _ = editor.move(by: -1, in: rows(editor.text))
    case .down: _ = editor.move(by: 1, in: rows(editor.text))
    default: _ = editor.handle(key)
    }
  }
}

/// A text as the characters in it, and how many stand before the caret.
private struct EditorModel: CustomStringConvertible {
  private var characters: [Character] = []
  private var caret = 0
  private var killed: [Character] = []
  private var isKilling = false
  private var goal: Int?

  var text: String { String(characters) }
  var place: Int { String(characters[..<caret]).utf8.count }
  var description: String { "\(text.debugDescription) \(place)" }

  private static let typed: [Character] = [
    "a", "b", " ", " ", "猫", "は", "カ", "。", "「", "\u{301}", "\u{3099}", "\u{200D}", "👩", "🇯", "🇵", "\t", "가",
  ]
  private static let keys: [Key] = [
    .enter, .enter, .backspace, .delete, .left, .left, .right, .up, .up, .down, .home, .end, .control("a"),
    .control("e"), .control("u"), .control("k"), .control("k"), .control("w"), .control("y"), .control("t"),
    .alt("b"), .alt("f"), .alt("d"),
  ]

  static func key(using random: inout SeededGenerator) -> Key {
    if Int.random(in: 0..<10, using: &random) < 6 {
      return .character(typed.randomElement(using: &random) ?? "a")
    }
    return keys.randomElement(using: &random) ?? .left
  }

  mutating func apply(_ key: Key, width: Int) {
    switch key {
    case .up: return move(-1, width: width)
    case .down: return move(1, width: width)
    case .control("u"): kill(from: lineStart == caret ? caret - 1 : lineStart, to: caret)
    case .control("k"): kill(from: caret, to: lineEnd == caret ? caret + 1 : lineEnd)
    case .control("w"): kill(from: wordStart, to: caret)
    case .alt("d"): kill(from: caret, to: wordEnd)
    default:
      applyPlain(key)
      isKilling = false
    }
    goal = nil
  }

  private mutating func applyPlain(_ key: Key) {
    switch key {
    case .character(let character): replace(caret..<caret, [character])
    case .enter: replace(caret..<caret, ["\n"])
    case .backspace: if caret > 0 { replace(caret - 1..<caret, []) }
    case .delete: if caret < characters.count { replace(caret..<caret + 1, []) }
    case .left: caret = max(0, caret - 1)
    case .right: caret = min(characters.count, caret + 1)
    case .home, .control("a"): caret = lineStart
    case .end, .control("e"): caret = lineEnd
    case .control("y"): replace(caret..<caret, killed)
    case .control("t"): transpose()
    case .alt("b"): caret = wordStart
    case .alt("f"): caret = wordEnd
    default: break
    }
  }

  private mutating func kill(from start: Int, to end: Int) {
    let range = max(0, start)..<min(characters.count, end)
    let taken = Array(characters[range])
    if !taken.isEmpty {
      killed = !isKilling ? taken : range.upperBound == caret ? taken + killed : killed + taken
      isKilling = true
    }
    replace(range, [])
  }

  private mutating func transpose() {
    let end = caret == lineEnd ? caret : caret + 1
    guard end - 2 >= lineStart else { return }
    replace(end - 2..<end, [characters[end - 1], characters[end - 2]])
  }

  /// The characters are counted anew, since what is put side by side may join.
  private mutating func replace(_ range: Range<Int>, _ new: [Character]) {
    let head = String(characters[..<range.lowerBound]) + String(new)
    characters = Array(head + String(characters[range.upperBound...]))
    caret = (0...characters.count).first { String(characters[..<$0]).utf8.count >= head.utf8.count } ?? 0
  }

  private mutating func move(_ count: Int, width: Int) {
    let rows = LineBreaking.rows(of: text, width: width)
    let row = rows.lastIndex { $0.range.lowerBound <= place } ?? 0
    guard rows.indices.contains(row + count) else { return }
    let column = goal ?? rows[row].column(of: place)
    let target = rows[row + count].place(at: column)
    caret = (0...characters.count).first { String(characters[..<$0]).utf8.count >= target } ?? 0
    (goal, isKilling) = (column, false)
  }

  private var lineStart: Int { (characters[..<caret].lastIndex(where: \.isNewline) ?? -1) + 1 }
  private var lineEnd: Int { characters[caret...].firstIndex(where: \.isNewline) ?? characters.count }

  private var wordStart: Int {
    guard let last = characters[..<caret].lastIndex(where: { !$0.isWhitespace }) else { return 0 }
    let script = WordScript(characters[last])
    return (characters[..<last].lastIndex { WordScript($0) != script } ?? -1) + 1
  }

  private var wordEnd: Int {
    guard let first = characters[caret...].firstIndex(where: { !$0.isWhitespace }) else {
      return characters.count
    }
    let script = WordScript(characters[first])
    return characters[first...].firstIndex { WordScript($0) != script } ?? characters.count
  }
}
