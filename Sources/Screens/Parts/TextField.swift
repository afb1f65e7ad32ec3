import Drawing
import UnicodeText

/// A line that is typed into: shows the part around the caret, and puts the hardware cursor there, where input
/// methods look for it.
enum TextField {
  /// - Parameter problem: The Characters that are not understood; nil where all are.
  static func draw(
    _ editor: LineEditor, row: Int, column: Int, width: Int, problem: Range<Int>? = nil,
    on canvas: inout Canvas
  ) {
    let hidden = hiddenCharacters(of: editor, width: width)
    let visible = String(editor.text.dropFirst(hidden))
    canvas.put(visible, row: row, column: column, width: width)
    if let problem {
      let range = max(0, problem.lowerBound - hidden)..<max(0, problem.upperBound - hidden)
      mark(range, of: visible, row: row, column: column, width: width, on: &canvas)
    }
    let caret = String(editor.head.dropFirst(hidden)).cellWidth
    canvas.cursor = Position(row: row, column: min(column + caret, canvas.size.columns - 1))
  }

  /// Marks the Characters of a text that are not understood.
  static func mark(
    _ problem: Range<Int>, of text: String, row: Int, column: Int, width: Int, on canvas: inout Canvas
  ) {
    let start = String(text.prefix(problem.lowerBound)).cellWidth
    let end = min(width, String(text.prefix(problem.upperBound)).cellWidth)
    guard start < end else { return }
    canvas.restyle(row: row, columns: column + start..<column + end) { _ in .problem.underlined }
  }

  /// How many characters do not fit before the caret.
  private static func hiddenCharacters(of editor: LineEditor, width: Int) -> Int {
    var hidden = 0
    var rest = editor.head.cellWidth
    for character in editor.head {
      if rest < width { break }
      rest -= String(character).cellWidth
      hidden += 1
    }
    return hidden
  }
}
