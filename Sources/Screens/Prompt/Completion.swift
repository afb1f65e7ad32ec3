import UnicodeText

/// The word before the caret, and what it can be completed to, one after the other.
struct Completion: Hashable {
  /// The line before the word, and after it.
  private let head: String
  private let tail: String
  /// What the word can become.
  let words: [String]
  /// Which of `words` stands in the line now; nil before the first.
  private(set) var index: Int?

  /// Where `isSeparator` says nothing separates words, the whole line is one.
  init(of editor: LineEditor, among candidates: [String], isSeparator: (Character) -> Bool) {
    let before = editor.head
    let start = before.lastIndex(where: isSeparator).map(before.index(after:)) ?? before.startIndex
    let word = before[start...]
    let sign = word.first.map { "+-".contains($0) } ?? false ? word.prefix(1) : ""
    let stem = Folding.folded(String(word.dropFirst(sign.count)))
    head = String(before[..<start] + sign)
    tail = String(editor.text.dropFirst(before.count))
    words = candidates.filter { Folding.folded($0).starts(with: stem) }
  }

  /// The line with the next word, or for -1 the one before; nil when there is none.
  mutating func step(_ distance: Int) -> LineEditor? {
    guard !words.isEmpty else { return nil }
    let next =
      index.map { ($0 + distance + words.count) % words.count } ?? (distance > 0 ? 0 : words.count - 1)
    index = next
    let head = head + words[next]
    return LineEditor(head + tail, caret: head.count)
  }
}
