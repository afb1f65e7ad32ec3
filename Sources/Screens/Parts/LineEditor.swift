import Drawing

/// One line of text and the caret in it, with the keys that people know from the shell.
struct LineEditor: Hashable {
  private(set) var text: String
  /// How many characters stand before the caret.
  private(set) var caret: Int

  /// The caret stands at the end unless it is given; one beyond the end stands at the end.
  init(_ text: String, caret: Int? = nil) {
    self.text = text
    self.caret = min(caret ?? text.count, text.count)
  }

  /// The text before the caret, for the column where the caret is drawn.
  var head: String { String(text.prefix(caret)) }

  /// False for a key that edits nothing.
  mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .backspace, .control("h"): delete(from: caret - 1, to: caret)
    case .delete, .control("d"): delete(from: caret, to: caret + 1)
    case .left, .control("b"): caret = max(0, caret - 1)
    case .right, .control("f"): caret = min(text.count, caret + 1)
    case .home, .control("a"): caret = 0
    case .end, .control("e"): caret = text.count
    case .control("u"): delete(from: 0, to: caret)
    case .control("k"): delete(from: caret, to: text.count)
    case .control("w"): delete(from: startOfWord, to: caret)
    default: return false
    }
    return true
  }

  /// Line ends and tabs of pasted text become spaces.
  mutating func insert(_ inserted: String) {
    let line = String(inserted.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    let tail = text.dropFirst(caret)
    // A combining mark joins the character before it, so the caret is counted anew.
    let head = text.prefix(caret) + line
    text = String(head + tail)
    caret = head.count
  }

  private mutating func delete(from start: Int, to end: Int) {
    let range = max(0, start)..<min(text.count, end)
    guard !range.isEmpty else { return }
    text = String(text.prefix(range.lowerBound) + text.dropFirst(range.upperBound))
    caret = range.lowerBound
  }

  private var startOfWord: Int {
    let head = Array(text.prefix(caret))
    let end = head.lastIndex { !$0.isWhitespace } ?? -1
    let start = head[...max(end, -1)].lastIndex(where: \.isWhitespace)
    return start.map { $0 + 1 } ?? 0
  }
}
