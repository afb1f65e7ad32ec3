/// One pass over the glyphs of a hard line, which puts as much on each line as fits.
struct LineWrapping {
  private let glyphs: [PlacedGlyph]
  private let width: Int
  private var lines: [ArraySlice<PlacedGlyph>] = []
  /// Where the line begins that is being filled, and how many cells it takes up to the present glyph.
  private var start = 0
  private var column = 0
  /// The last place where the line may end: nil when it has none yet.
  private var opportunity: Int?
  /// The first glyph of the present grapheme, where a word is cut if it must be.
  private var grapheme = 0

  init(_ glyphs: [PlacedGlyph], width: Int) {
    self.glyphs = glyphs
    self.width = width
  }

  /// The lines, without white space at their ends.
  mutating func lines(breaking opportunities: BreakOpportunities) -> [ArraySlice<PlacedGlyph>] {
    for index in glyphs.indices {
      if index == 0 || glyphs[index].offset != glyphs[index - 1].offset {
        grapheme = index
        if index > start, opportunities.allowsBreak(before: glyphs[index].offset) { opportunity = index }
      }
      makeRoom(forGlyphAt: index)
      column += glyphs[index].glyph.width
    }
    endLine(at: glyphs.count)
    return lines
  }
}

extension LineWrapping {
  /// White space needs no room: it hangs over the edge, and is dropped there.
  private mutating func makeRoom(forGlyphAt index: Int) {
    let glyph = glyphs[index].glyph
    guard column + glyph.width > width, !glyph.isBlank else { return }
    while column + glyph.width > width {
      let place = opportunity ?? (grapheme > start ? grapheme : index)
      endLine(at: place)
      column = glyphs[place..<index].reduce(0) { $0 + $1.glyph.width }
    }
  }

  private mutating func endLine(at end: Int) {
    let line = glyphs[start..<end]
    lines.append(line[..<(line.lastIndex { !$0.glyph.isBlank }.map { $0 + 1 } ?? start)])
    start = end
    opportunity = nil
  }
}
