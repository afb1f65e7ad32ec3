/// One user-perceived character as the terminal shows it: safe, composed, at most five code points, one or
/// two cells wide.
///
/// It is one spacing scalar, whose width is that of `wcwidth`, and at most four marks of width zero: what a
/// cell of ncurses holds. Glyphs are made only from strings, by `glyphs`; so none can carry a control
/// character.
package struct Glyph: Hashable, Sendable {
  /// What is sent to the terminal.
  package let text: String
  /// The number of cells, 1 or 2.
  package let width: Int

  init(text: String, width: Int) {
    self.text = text
    self.width = width
  }
}

extension Glyph {
  /// An empty cell.
  package static let space = Glyph(text: " ", width: 1)

  /// The sign of a cut, two cells wide where ambiguous characters are.
  static func ellipsis(_ ambiguous: AmbiguousWidth) -> Glyph {
    Glyph(text: "…", width: ambiguous == .wide ? 2 : 1)
  }

  /// This glyph, or where it is too wide what stands for it in one cell: a space or ▯.
  func narrowed(to cells: Int) -> Glyph {
    if width <= cells { return self }
    return isBlank ? .space : Glyph(text: "▯", width: 1)
  }

  /// Whether nothing but white space is drawn.
  var isBlank: Bool {
    text.unicodeScalars.first?.properties.isWhitespace == true && text.unicodeScalars.count == 1
  }
}
