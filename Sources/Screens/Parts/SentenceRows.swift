import Drawing
import UnicodeText

/// A sentence that is too long for a line, over as many of the last rows as it needs: what stands behind them comes back
/// with the next picture.
struct SentenceRows {
  let rows: [String]

  /// The sentence takes a third of the window at most, and is cut there.
  init(_ sentence: String, in size: Size) {
    let (width, most) = (max(1, size.columns - 2), max(1, size.rows / 3))
    let lines = LineBreaking.lines(sentence, width: width)
    let rest = lines.dropFirst(most - 1).joined(separator: " ")
    rows = lines.count <= most ? lines : lines.prefix(most - 1) + [rest.fitted(to: width)]
  }

  /// Draws the rows above the footer, the last of them in this row.
  func draw(to last: Int, style: Style, on canvas: inout Canvas) {
    for (index, line) in rows.enumerated() {
      let row = last - rows.count + 1 + index
      canvas.fill(row: row)
      canvas.put(line, row: row, column: 1, style: style)
    }
  }
}
