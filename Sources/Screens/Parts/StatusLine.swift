import Drawing
import StateTree
import UnicodeText

/// The last line but one: what is known on the left, a message in the middle, how true it is on the right.
struct StatusLine {
  var left = ""
  /// Nil while there is nothing to tell.
  var message: Message?
  var right = ""

  func draw(on canvas: inout Canvas) {
    let row = canvas.size.rows - 2
    let end = canvas.size.columns - right.cellWidth - 1
    canvas.put(right, row: row, column: end, style: .muted)
    let column = canvas.put(left, row: row, column: 1, width: end - 3) + 3
    guard let message, column < end - 2 else { return }
    canvas.put(message.sentence.fitted(to: end - 2 - column), row: row, column: column, style: .heading)
  }
}
