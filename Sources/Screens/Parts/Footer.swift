import Drawing
import UnicodeText

/// The last line: the most useful keys, as many as there is room for, and always the help, where it can be opened.
enum Footer {
  static func draw(_ keys: [KeyHelp], on canvas: inout Canvas) {
    let hints = keys.compactMap(Hint.init)
    let help = hints.first(where: \.isHelp)
    let end = canvas.size.columns - (help.map { $0.width + 2 } ?? 0)
    var column = 1
    for hint in hints where !hint.isHelp {
      guard column + hint.width < end else { break }
      column = hint.draw(from: column, on: &canvas)
    }
    _ = help?.draw(from: column, on: &canvas)
  }
}

/// A key and a word for what it does.
private struct Hint {
  let label: String
  let word: String
  let isHelp: Bool

  /// Nil for a key that is not in the footer.
  init?(_ key: KeyHelp) {
    guard let word = key.hint, let label = key.keys.first else { return nil }
    (self.label, self.word) = (label, word)
    isHelp = key.command == "help"
  }

  var width: Int { label.cellWidth + 1 + word.cellWidth }

  /// Returns the column for the next hint.
  func draw(from column: Int, on canvas: inout Canvas) -> Int {
    let row = canvas.size.rows - 1
    let next = canvas.put(label, row: row, column: column, style: .key) + 1
    return canvas.put(word, row: row, column: next, style: .muted) + 2
  }
}
