/// One of the terminal's own sixteen colours, or the colour it uses when none is asked for.
///
/// The raw value is the number of the colour in ECMA-48 terminals: 0…7, bright ones 8…15, and -1 for the default.
package enum Color: Int16, Hashable, Sendable, CaseIterable {
  case `default` = -1
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
}

extension Color {
  /// The number that tells a bright colour from the plain one.
  private static let brightOffset: Int16 = 8

  /// Whether this is one of the upper eight colours.
  package var isBright: Bool { rawValue >= Self.brightOffset }

  /// The plain colour of a bright one, else the colour itself.
  package var plain: Color {
    isBright ? Color(rawValue: rawValue - Self.brightOffset) ?? .default : self
  }
}
