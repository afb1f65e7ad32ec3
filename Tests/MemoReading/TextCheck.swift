import UnicodeText

/// What the program promises of any text: it is drawn, wrapped and found without harm.
package struct TextCheck {
  private let text: String
  private let glyphs: [Glyph]

  package init(_ text: String) {
    self.text = text
    glyphs = text.glyphs
  }

  /// The first promise that is broken; nil when all are kept.
  package var brokenPromise: String? {
    if let glyph = glyphs.first(where: { !$0.isHarmless }) { return "unsafe to draw: \(glyph.scalars)" }
    for width in [1, 2, 23] where !isWrapped(to: width) { return "wrongly wrapped at \(width)" }
    for width in [0, 1, 8] where text.fitted(to: width).cellWidth > width { return "does not fit \(width)" }
    let folded = Folding.folded(text)
    if Folding.folded(String(decoding: folded, as: UTF8.self)) != folded { return "folds twice" }
    return nil
  }

  /// Whether no line is too wide, and the lines hold all that is no white space.
  private func isWrapped(to width: Int) -> Bool {
    let lines = LineBreaking.glyphLines(text, width: width)
    guard lines.allSatisfy({ $0.reduce(0) { $0 + $1.glyph.width } <= width }) else { return false }
    return width == 1 || lines.joined().map(\.glyph).visible == glyphs.visible
  }
}

extension Glyph {
  /// Whether the terminal takes it for text alone, as wide as it is said to be.
  package var isHarmless: Bool {
    let scalars = text.unicodeScalars
    return (1...2).contains(width) && (1...5).contains(scalars.count) && scalars.allSatisfy(\.isHarmless)
  }

  fileprivate var scalars: [String] { text.unicodeScalars.map { String($0.value, radix: 16) } }
}

extension Unicode.Scalar {
  /// Neither a control, nor one that turns the direction, joins, breaks, or takes no room by itself.
  package var isHarmless: Bool {
    if (0x20...0x7E).contains(value) { return true }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return false
    default: return !properties.isDefaultIgnorableCodePoint && !properties.isNoncharacterCodePoint
    }
  }
}

extension [Glyph] {
  /// What stands for a line end of any kind, and for nothing but that in a wrapped text.
  private static let lineEnds: Set<String> = ["↵", "␋", "␌", "␍", "\u{FFFD}"]

  /// All that is neither white space nor a line end.
  fileprivate var visible: [String] {
    map(\.text).filter { !Self.lineEnds.contains($0) && $0.contains { !$0.isWhitespace } }
  }
}
