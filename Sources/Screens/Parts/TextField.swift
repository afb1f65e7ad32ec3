import Drawing
import UnicodeText

/// A line that is typed into: shows the part around the caret, and puts the hardware cursor there, where input
/// methods look for it.
enum TextField {
  static func draw(_ editor: LineEditor, row: Int, column: Int, width: Int, on canvas: inout Canvas) {
    let hidden = hiddenCharacters(of: editor, width: width)
    let visible = String(editor.text.dropFirst(hidden))
    canvas.put(visible, row: row, column: column, width: width)
    let caret = String(editor.head.dropFirst(hidden)).cellWidth
    canvas.cursor = Position(row: row, column: min(column + caret, canvas.size.columns - 1))
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
