import CVterm

/// One cell of a terminal's screen: what stands in it and how it looks.
package struct ScreenCell: Equatable, Sendable {
  /// The colour of a letter or of what is behind it.
  package enum Color: Equatable, Sendable {
    case standard
    /// A place in the palette of 256.
    case indexed(UInt8)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
  }

  /// The character with its marks, a space in an empty cell, and nothing in the right half of a wide character.
  package private(set) var text: String
  /// How many columns the character takes: 2 for a wide one, 0 for the right half of it.
  package private(set) var width: Int
  package let isBold: Bool
  package let isItalic: Bool
  package let isUnderlined: Bool
  package let isReverse: Bool
  package let isStruck: Bool
  package let isBlinking: Bool
  package let foreground: Color
  package let background: Color

  init(_ cell: VTermScreenCell) {
    let isRightHalf = cell.chars.0 == .max
    text = isRightHalf ? "" : cell.text
    width = isRightHalf ? 0 : Int(cell.width)
    isBold = cell.attrs.bold != 0
    isItalic = cell.attrs.italic != 0
    isUnderlined = cell.attrs.underline != 0
    isReverse = cell.attrs.reverse != 0
    isStruck = cell.attrs.strike != 0
    isBlinking = cell.attrs.blink != 0
    foreground = Color(cell.fg, standard: VTERM_COLOR_DEFAULT_FG)
    background = Color(cell.bg, standard: VTERM_COLOR_DEFAULT_BG)
  }
}

extension ScreenCell {
  /// The right half of this wide character. It looks as the left one does; what libvterm says of it is stale.
  var rightHalf: ScreenCell {
    var half = self
    half.text = ""
    half.width = 0
    return half
  }
}

extension ScreenCell.Color {
  fileprivate init(_ color: VTermColor, standard: VTermColorType) {
    let type = UInt32(color.type)
    if type & standard.rawValue != 0 {
      self = .standard
    } else if type & VTERM_COLOR_TYPE_MASK.rawValue == VTERM_COLOR_INDEXED.rawValue {
      self = .indexed(color.indexed.idx)
    } else {
      self = .rgb(red: color.rgb.red, green: color.rgb.green, blue: color.rgb.blue)
    }
  }
}

extension VTermScreenCell {
  /// Whether nothing was ever written here.
  var isEmpty: Bool { chars.0 == 0 }

  fileprivate var text: String {
    guard !isEmpty else { return " " }
    // A copy: a slice of the buffer must not outlive it.
    let scalars = withUnsafeBytes(of: chars) { Array($0.bindMemory(to: UInt32.self).prefix { $0 != 0 }) }
    return String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
  }
}
