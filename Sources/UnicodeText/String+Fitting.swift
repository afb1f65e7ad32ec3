extension String {
  /// The safe text, cut to at most `cells` cells; it ends in … when it was cut. No character is cut in half.
  package func fitted(to cells: Int, ambiguous: AmbiguousWidth = .narrow) -> String {
    plainFitted(to: cells, ambiguous) ?? fittedByGraphemes(to: cells, ambiguous: ambiguous)
  }

  /// The safe text, cut in the middle to at most `cells` cells, with … in the place of what was taken out.
  package func fittedInMiddle(to cells: Int, ambiguous: AmbiguousWidth = .narrow) -> String {
    let whole = glyphs(ambiguous: ambiguous)
    let ellipsis = Glyph.ellipsis(ambiguous)
    guard whole.reduce(0, { $0 + $1.width }) > cells, cells > ellipsis.width else {
      return fitted(to: cells, ambiguous: ambiguous)
    }
    let room = cells - ellipsis.width
    let tail = whole.suffix(whole.reversed().count(fitting: room / 2))
    let head = whole.prefix(whole.count(fitting: room - tail.reduce(0) { $0 + $1.width }))
    return head.safeText + ellipsis.text + tail.safeText
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

extension [Glyph] {
  /// How many of the first glyphs find place in so many cells.
  fileprivate func count(fitting cells: Int) -> Int {
    var width = 0
    return prefix {
      width += $0.width
      return width <= cells
    }.count
  }
}
