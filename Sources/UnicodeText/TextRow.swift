/// One row of a wrapped text that is being edited: where it stands in the text, and what it shows. Places in the text
/// are counted in UTF-8 bytes.
package struct TextRow: Hashable, Sendable {
  /// What stands in the row, blanks that hang over its edge included, without the newline behind it.
  package let range: Range<Int>
  /// Whether a newline or the end of the text follows, and not the rest of the same line.
  package let endsLine: Bool
  private let glyphs: ArraySlice<PlacedGlyph>
  /// What the places of the glyphs are counted from.
  private let base: Int

  init(range: Range<Int>, endsLine: Bool, glyphs: ArraySlice<PlacedGlyph>, base: Int) {
    self.range = range
    self.endsLine = endsLine
    self.glyphs = glyphs
    self.base = base
  }

  /// The same row further behind in a longer text.
  func moved(by distance: Int) -> TextRow {
    TextRow(
      range: range.lowerBound + distance..<range.upperBound + distance, endsLine: endsLine, glyphs: glyphs,
      base: base + distance)
  }

  /// The row as it is drawn.
  package var text: String { glyphs.map(\.glyph).safeText }

  /// The cells before a place in the row.
  package func column(of place: Int) -> Int {
    glyphs.prefix { $0.offset + base < place }.reduce(0) { $0 + $1.glyph.width }
  }

  /// The place of the character that covers this cell; behind the last cell, the last place that is drawn in this row.
  package func place(at column: Int) -> Int {
    var end = 0
    for placed in glyphs {
      end += placed.glyph.width
      if column < end { return placed.offset + base }
    }
    // The place behind a row that goes on is the beginning of the next.
    return endsLine ? range.upperBound : (glyphs.last?.offset).map { $0 + base } ?? range.lowerBound
  }
}

extension [TextRow] {
  /// The row in which a place is drawn: the lower one of two where it is between them.
  package func row(of place: Int) -> Int {
    (lastIndex { $0.range.lowerBound <= place }) ?? 0
  }
}
