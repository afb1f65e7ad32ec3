/// A glyph and where in its paragraph the grapheme stands that it draws.
package struct PlacedGlyph: Hashable, Sendable {
  package let glyph: Glyph
  /// In UTF-8 bytes from the start of the paragraph; glyphs of one grapheme share it.
  package let offset: Int
}

extension PlacedGlyph {
  /// The hard lines of a text, each as the glyphs it holds; there is always one line at least.
  static func hardLines(of text: String, width: Int, ambiguous: AmbiguousWidth) -> [[PlacedGlyph]] {
    var lines: [[PlacedGlyph]] = []
    var line: [PlacedGlyph] = []
    var builder = GlyphBuilder(ambiguous: ambiguous)
    var offset = 0
    for grapheme in text {
      if grapheme.isNewline {
        lines.append(line)
        line = []
      } else {
        let start = builder.glyphs.count
        builder.append(grapheme)
        for index in start..<builder.glyphs.count {
          line.append(PlacedGlyph(glyph: builder.glyphs[index].narrowed(to: width), offset: offset))
        }
      }
      offset += grapheme.utf8.count
    }
    lines.append(line)
    return lines
  }
}
