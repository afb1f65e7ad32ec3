/// Wrapping of text by UAX #14 with Japanese kinsoku: no 。、」 or small kana starts a line, no 「 ends one.
package enum LineBreaking {
  /// The lines of a text as safe text, each at most `width` cells wide.
  ///
  /// Each newline (CRLF counts once) starts another line, so that an empty text is one empty line. White
  /// space at the end of a line is dropped. A word longer than the line is cut; at width 1 a wide character
  /// is drawn as ▯.
  package static func lines(
    _ paragraph: String, width: Int, ambiguous: AmbiguousWidth = .narrow
  ) -> [String] {
    glyphLines(paragraph, width: width, ambiguous: ambiguous).map { $0.map(\.glyph).safeText }
  }

  /// The same lines as glyphs that know their places in the text, for a text whose parts have styles.
  package static func glyphLines(
    _ paragraph: String, width: Int, ambiguous: AmbiguousWidth = .narrow
  ) -> [ArraySlice<PlacedGlyph>] {
    let width = max(1, width)
    let opportunities = BreakOpportunities(paragraph)
    return PlacedGlyph.hardLines(of: paragraph, width: width, ambiguous: ambiguous).flatMap { glyphs in
      var wrapping = LineWrapping(glyphs, width: width)
      return wrapping.lines(breaking: opportunities)
    }
  }
}
