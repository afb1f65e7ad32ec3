import UnicodeText

/// One cell of the screen: a glyph in a style, or the right half of the wide glyph in the cell before.
package struct Cell: Hashable, Sendable {
  /// What stands in the cell; nil in the right half of a wide glyph.
  package let glyph: Glyph?
  /// How it looks; both halves of a wide glyph have the same style.
  package internal(set) var style: Style

  /// Whether the glyph of the cell before reaches into this one.
  package var isRightHalf: Bool { glyph == nil }

  /// Whether the glyph reaches into the next cell.
  package var isLeftHalf: Bool { glyph?.width == 2 }

  static func blank(_ style: Style) -> Cell { Cell(glyph: .space, style: style) }

  static func rightHalf(_ style: Style) -> Cell { Cell(glyph: nil, style: style) }
}
