import Drawing
import UnicodeText

/// A text of one line or many and the caret in it, with the keys that people know from the shell.
///
/// Places are counted in UTF-8 bytes and lie always between two characters, however those join or part by an edit.
struct TextEditor: Hashable {
  private(set) var text: String
  /// The place before which everything stands that was typed.
  private(set) var caret: Int
  /// What ^k, ^u, ^w and Alt-d took away last; ^y brings it back.
  private(set) var killed = ""
  /// The column that moving from row to row keeps to; nil after any other key.
  private var goal: Int?
  /// Whether the last key took text away, so that the next one adds to it.
  private var isKilling = false

  /// The caret stands at the end unless it is given; a place inside of a character becomes the one behind it.
  init(_ text: String, caret: Int? = nil, killed: String = "") {
    self.text = text
    self.caret = text.utf8.count
    self.killed = killed
    self.caret = caret.map { boundary(at: $0) } ?? self.caret
  }

  /// False for a key that edits nothing. Enter is a new line; where that has no place, it is not passed here.
  mutating func handle(_ key: Key) -> Bool {
    if handleKill(key) { return true }
    guard handleTyping(key) || handleMovement(key) else { return false }
    (goal, isKilling) = (nil, false)
    return true
  }

  /// Puts text before the caret as it is.
  mutating func insert(_ inserted: String) {
    replace(caret..<caret, with: inserted)
    (goal, isKilling) = (nil, false)
  }

  /// Moves some rows down, or up for a negative number, as far as there are rows; false where there is none.
  mutating func move(by count: Int, in rows: [TextRow]) -> Bool {
    let row = rows.row(of: caret)
    let target = max(0, min(row + count, rows.count - 1))
    guard target != row else { return false }
    let column = goal ?? rows[row].column(of: caret)
    caret = boundary(at: rows[target].place(at: column))
    (goal, isKilling) = (column, false)
    return true
  }
}

extension TextEditor {
  private mutating func handleTyping(_ key: Key) -> Bool {
    switch key {
    case .character(let character): replace(caret..<caret, with: String(character))
    case .enter: replace(caret..<caret, with: "\n")
    case .backspace, .control("h"): replace(place(before: caret)..<caret, with: "")
    case .delete, .control("d"): replace(caret..<place(after: caret), with: "")
    case .control("t"): transpose()
    case .control("y"): replace(caret..<caret, with: killed)
    default: return false
    }
    return true
  }

  private mutating func handleMovement(_ key: Key) -> Bool {
    switch key {
    case .left, .control("b"): caret = place(before: caret)
    case .right, .control("f"): caret = place(after: caret)
    case .home, .control("a"): caret = startOfLine
    case .end, .control("e"): caret = endOfLine
    case .alt("b"): caret = startOfWord
    case .alt("f"): caret = endOfWord
    default: return false
    }
    return true
  }

  private mutating func handleKill(_ key: Key) -> Bool {
    switch key {
    case .control("u"): kill(startOfLine == caret ? place(before: caret)..<caret : startOfLine..<caret)
    case .control("k"): kill(caret..<(endOfLine == caret ? place(after: caret) : endOfLine))
    case .control("w"): kill(startOfWord..<caret)
    case .alt("d"): kill(caret..<endOfWord)
    default: return false
    }
    goal = nil
    return true
  }

  private mutating func kill(_ range: Range<Int>) {
    let taken = String(text[range.lowerBound.index(in: text)..<range.upperBound.index(in: text)])
    let isBackwards = range.upperBound == caret && range.lowerBound < caret
    if !taken.isEmpty { killed = !isKilling ? taken : isBackwards ? taken + killed : killed + taken }
    isKilling = isKilling || !taken.isEmpty
    replace(range, with: "")
  }

  /// Exchanges the characters at both sides of the caret; at the end of a line those before it.
  private mutating func transpose() {
    let end = caret == endOfLine ? caret : place(after: caret)
    let middle = place(before: end)
    let start = place(before: middle)
    guard startOfLine <= start, start < middle else { return }
    let pair = [(middle, end), (start, middle)].map {
      String(text[$0.0.index(in: text)..<$0.1.index(in: text)])
    }
    replace(start..<end, with: pair.joined())
  }

  /// The caret stands behind what was put in. What joins the character before or behind it moves it past that.
  private mutating func replace(_ range: Range<Int>, with new: String) {
    text.replaceSubrange(range.lowerBound.index(in: text)..<range.upperBound.index(in: text), with: new)
    caret = boundary(at: range.lowerBound + new.utf8.count)
  }
}

// MARK: Places

extension TextEditor {
  private func place(before place: Int) -> Int {
    place == 0 ? 0 : text.index(before: place.index(in: text)).place(in: text)
  }

  private func place(after place: Int) -> Int {
    place >= text.utf8.count ? place : text.index(after: place.index(in: text)).place(in: text)
  }

  /// The place itself where it is between two characters, else the next that is.
  private func boundary(at place: Int) -> Int {
    guard place > 0, place < text.utf8.count else { return max(0, min(place, text.utf8.count)) }
    let next = text.index(after: place.index(in: text))
    return text.index(before: next).place(in: text) == place ? place : next.place(in: text)
  }

  private var startOfLine: Int {
    let head = text[..<caret.index(in: text)]
    return head.lastIndex(where: \.isNewline).map { text.index(after: $0).place(in: text) } ?? 0
  }

  private var endOfLine: Int {
    let tail = text[caret.index(in: text)...]
    return tail.firstIndex(where: \.isNewline)?.place(in: text) ?? text.utf8.count
  }

  /// Where the word before the caret begins.
  private var startOfWord: Int {
    let head = text[..<caret.index(in: text)]
    guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return 0 }
    let script = WordScript(text[last])
    let before = text[..<last].lastIndex { WordScript($0) != script }
    return before.map { text.index(after: $0).place(in: text) } ?? 0
  }

  /// Where the word after the caret ends.
  private var endOfWord: Int {
    let tail = text[caret.index(in: text)...]
    guard let first = tail.firstIndex(where: { !$0.isWhitespace }) else { return text.utf8.count }
    let script = WordScript(text[first])
    return tail[first...].firstIndex { WordScript($0) != script }?.place(in: text) ?? text.utf8.count
  }
}

extension Int {
  /// The index of a place, counted in UTF-8 bytes.
  fileprivate func index(in text: String) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: Swift.max(0, Swift.min(self, text.utf8.count)))
  }
}

extension String.Index {
  fileprivate func place(in text: String) -> Int { text.utf8.distance(from: text.startIndex, to: self) }
}
