extension String {
  /// The safe text, cut to at most `cells` cells; it ends in … when it was cut. No character is cut in half.
  package func fitted(to cells: Int, ambiguous: AmbiguousWidth = .narrow) -> String {
    plainFitted(to: cells, ambiguous) ?? fittedByGraphemes(to: cells, ambiguous: ambiguous)
  }

  /// The same for any text, by its graphemes.
  func fittedByGraphemes(to cells: Int, ambiguous: AmbiguousWidth) -> String {
    let ellipsis = Glyph.ellipsis(ambiguous)
    var builder = GlyphBuilder(ambiguous: ambiguous)
    var width = 0
    var kept = 0
    for grapheme in self {
      let start = builder.glyphs.count
      builder.append(grapheme)
      width += builder.glyphs[start...].reduce(0) { $0 + $1.width }
      guard width <= cells else {
        return builder.glyphs.prefix(kept).safeText + (ellipsis.width <= cells ? ellipsis.text : "")
      }
      if width + ellipsis.width <= cells { kept = builder.glyphs.count }
    }
    return builder.glyphs.safeText
  }
}
