import Drawing
import StateTree
import UnicodeText

/// The last line but one: what is known on the left, a message in the middle, how true it is on the right. A message that is
/// too long for that has the whole line, and those above it, as long as it lasts.
struct StatusLine {
  var left = ""
  /// Nil while there is nothing to tell.
  var message: Message?
  var right = ""

  func draw(on canvas: inout Canvas) {
    if let sentence = message?.sentence, sentence.cellWidth > canvas.size.columns - right.cellWidth - 4 {
      let rows = SentenceRows(sentence, in: canvas.size)
      if rows.rows.count > 1 { return rows.draw(to: canvas.size.rows - 2, style: .heading, on: &canvas) }
    }
    drawLine(on: &canvas)
  }

  /// The message is cut last: it stays only for a moment.
  private func drawLine(on canvas: inout Canvas) {
    let row = canvas.size.rows - 2
    let end = canvas.size.columns - right.cellWidth - 1
    canvas.put(right, row: row, column: end, style: .muted)
    let room = max(0, end - 3)
    guard let sentence = message?.sentence else {
      canvas.put(left.fitted(to: room), row: row, column: 1)
      return
    }
    let gap = 3
    let leftWidth = max(0, min(left.cellWidth, room - gap - sentence.cellWidth))
    let isShort = left.cellWidth <= room / 3
    let shown = left.fitted(to: isShort ? left.cellWidth : leftWidth)
    let column = canvas.put(shown, row: row, column: 1) + (shown.isEmpty ? 0 : gap)
    canvas.put(sentence.fitted(to: max(0, end - 2 - column)), row: row, column: column, style: .heading)
  }
}
