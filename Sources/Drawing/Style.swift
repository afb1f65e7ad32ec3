/// How a cell looks: two colours and its attributes.
///
/// Styles are written as a chain: `.plain.bold.colored(.yellow)`, or `.bold` alone.
package struct Style: Hashable, Sendable {
  /// What changes the look of the letters beside their colour.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let underline = Attributes(rawValue: 4)
    package static let reverse = Attributes(rawValue: 8)
    package static let italic = Attributes(rawValue: 16)
  }

  /// The colour of the letters.
  package var color: Color
  /// The colour behind the letters.
  package var background: Color
  /// Bold, dim and so on.
  package var attributes: Attributes

  /// A style of the given parts; without any it is plain text.
  package init(color: Color = .default, background: Color = .default, attributes: Attributes = []) {
    self.color = color
    self.background = background
    self.attributes = attributes
  }
}

extension Style {
  /// The terminal's own letters on its own background.
  package static let plain = Style()

  /// This style, in bold letters.
  package var bold: Style { with(.bold) }
  /// This style, paler.
  package var dim: Style { with(.dim) }
  /// This style, underlined.
  package var underlined: Style { with(.underline) }
  /// This style, letters and background exchanged; a reversed style becomes upright again.
  package var reversed: Style {
    Style(color: color, background: background, attributes: attributes.symmetricDifference(.reverse))
  }
  /// This style, in slanted letters where the terminal has them.
  package var italic: Style { with(.italic) }

  /// This style with letters of another colour.
  package func colored(_ color: Color) -> Style {
    Style(color: color, background: background, attributes: attributes)
  }

  /// This style on another background.
  package func on(_ background: Color) -> Style {
    Style(color: color, background: background, attributes: attributes)
  }
}

extension Style {
  /// Plain text in bold letters.
  package static let bold = plain.bold
  /// Plain text, paler.
  package static let dim = plain.dim
  /// Plain text, underlined.
  package static let underlined = plain.underlined
  /// Plain text, letters and background exchanged.
  package static let reversed = plain.reversed
  /// Plain text in slanted letters.
  package static let italic = plain.italic

  /// Plain text in a colour.
  package static func colored(_ color: Color) -> Style { plain.colored(color) }
}

extension Style {
  private func with(_ attribute: Attributes) -> Style {
    Style(color: color, background: background, attributes: attributes.union(attribute))
  }
}
