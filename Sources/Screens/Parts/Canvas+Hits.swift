import Drawing
import UnicodeText

extension Style {
  /// What was looked for, on top of the style of its text. It is told by more than colour.
  var hit: Style { colored(.magenta).bold.underlined }
  /// The hit that the keys have gone to.
  var currentHit: Style { hit.reversed }
}

extension Canvas {
  /// Marks hits in a text that was put here, cut to `width` cells; they are in UTF-8 bytes of the text.
  mutating func mark(
    _ hits: [Range<Int>], in text: String, fittedTo width: Int, row: Int, column: Int
  ) {
    if hits.isEmpty { return }
    let isCut = text.cellWidth > width
    let shown = text.fitted(to: width).cellWidth - (isCut ? 1 : 0)
    for columns in text.columns(of: hits) {
      let columns = columns.clamped(to: 0..<max(0, shown))
      if columns.isEmpty { continue }
      restyle(row: row, columns: column + columns.lowerBound..<column + columns.upperBound, \.hit)
    }
  }
}
