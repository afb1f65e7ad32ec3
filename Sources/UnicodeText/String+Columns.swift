extension String {
  /// The cells that parts of the string take when it is drawn in one line: a part is a range of UTF-8 bytes, and covers
  /// each character of which it holds any byte.
  package func columns(of parts: [Range<Int>], ambiguous: AmbiguousWidth = .narrow) -> [Range<Int>] {
    if parts.isEmpty { return [] }
    return plainColumns(of: parts, ambiguous) ?? columnsByGraphemes(of: parts, ambiguous)
  }

  /// The same for any text, by its graphemes.
  func columnsByGraphemes(of parts: [Range<Int>], _ ambiguous: AmbiguousWidth) -> [Range<Int>] {
    var builder = GlyphBuilder(ambiguous: ambiguous)
    var placed: [PlacedGlyph] = []
    var offset = 0
    for grapheme in self {
      builder.append(grapheme)
      placed += builder.glyphs[placed.count...].map { PlacedGlyph(glyph: $0, offset: offset) }
      offset += grapheme.utf8.count
    }
    return placed[...].columns(of: parts, from: 0, to: offset)
  }
}

extension ArraySlice<PlacedGlyph> {
  /// The cells, from 0 on, of those glyphs that stand in parts of the text; `end` is the place behind the last glyph.
  package func columns(of parts: [Range<Int>], from start: Int, to end: Int) -> [Range<Int>] {
    parts.compactMap { part in
      var column = 0
      var columns: Range<Int>?
      for (index, placed) in zip(indices, self) {
        let next = self[(index + 1)...].first { $0.offset != placed.offset }?.offset ?? end
        if start + placed.offset < part.upperBound && part.lowerBound < start + next {
          columns = (columns?.lowerBound ?? column)..<column + placed.glyph.width
        }
        column += placed.glyph.width
      }
      return columns
    }
  }
}
