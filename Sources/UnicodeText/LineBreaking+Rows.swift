extension LineBreaking {
  /// The rows of a text for a caret to move in: as `lines` wraps it, but every character has its place in one.
  package static func rows(
    of text: String, width: Int, ambiguous: AmbiguousWidth = .narrow
  ) -> [TextRow] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { line in
      let start = text.utf8.distance(from: text.startIndex, to: line.startIndex)
      return rows(ofLine: String(line), at: start, width: max(1, width), ambiguous: ambiguous)
    }
  }

  private static func rows(
    ofLine line: String, at start: Int, width: Int, ambiguous: AmbiguousWidth
  ) -> [TextRow] {
    let glyphs = PlacedGlyph.hardLines(of: line, width: width, ambiguous: ambiguous)[0]
    var wrapping = LineWrapping(glyphs, width: width)
    let starts = wrapping.lines(breaking: BreakOpportunities(line)).map(\.startIndex)
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : nil
      // A character that is not drawn belongs to the row of the one before.
      let first = index == 0 ? 0 : glyphs[starts[index]].offset
      let last = end.map { glyphs[$0].offset } ?? line.utf8.count
      return TextRow(
        range: start + first..<start + last, endsLine: end == nil,
        glyphs: glyphs[starts[index]..<(end ?? glyphs.count)], base: start)
    }
  }
}
