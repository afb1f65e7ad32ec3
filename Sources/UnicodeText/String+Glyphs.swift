extension String {
  /// The string as the terminal shows it, made safe and cut into graphemes; ambiguous characters are narrow.
  package var glyphs: [Glyph] { glyphs(ambiguous: .narrow) }

  /// The string as the terminal shows it, made safe and cut into graphemes.
  package func glyphs(ambiguous: AmbiguousWidth) -> [Glyph] {
    plainGlyphs(ambiguous) ?? glyphsByGraphemes(ambiguous: ambiguous)
  }

  /// The same for any text, by its graphemes.
  func glyphsByGraphemes(ambiguous: AmbiguousWidth) -> [Glyph] {
    var builder = GlyphBuilder(ambiguous: ambiguous)
    for grapheme in self { builder.append(grapheme) }
    return builder.glyphs
  }

  /// The number of cells that the string takes on the screen; ambiguous characters are narrow.
  package var cellWidth: Int { cellWidth(ambiguous: .narrow) }

  /// The number of cells that the string takes on the screen.
  package func cellWidth(ambiguous: AmbiguousWidth) -> Int {
    plainCellWidth(ambiguous) ?? glyphs(ambiguous: ambiguous).reduce(0) { $0 + $1.width }
  }

  /// The string made safe to be written to a terminal outside the screen: messages, titles, standard error.
  package var safeText: String { isPlainASCII ? self : glyphs.safeText }

  /// Whether each byte is a printable ASCII character, which is its own glyph.
  var isPlainASCII: Bool { utf8.allSatisfy { (0x20...0x7E).contains($0) } }
}

extension Sequence<Glyph> {
  /// The texts of the glyphs, one after the other.
  package var safeText: String { reduce(into: "") { $0 += $1.text } }
}
