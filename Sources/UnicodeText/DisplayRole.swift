import CUnistring

/// What a single scalar becomes on the screen: the rule that keeps everything dangerous away from the
/// terminal.
enum DisplayRole: Equatable {
  /// Drawn as itself, in one or two cells.
  case spacing(width: Int)
  /// Drawn over the character before it.
  case mark
  /// Something else is drawn, which is a spacing scalar.
  case replaced(by: Unicode.Scalar)
  /// Not drawn, and never sent.
  case hidden

  init(_ scalar: Unicode.Scalar, ambiguous: AmbiguousWidth) {
    switch scalar.value {
    case 0x20...0x7E: self = .spacing(width: 1)
    case 0x3041...0x3096, 0x30A1...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: self = .spacing(width: 2)
    case 0x00...0x1F, 0x7F: self = .replaced(by: Self.picture(of: scalar))
    case 0x80...0x9F: self = .replaced(by: Self.unknown)
    case 0x202A...0x202E, 0x2066...0x2069: self = .replaced(by: Self.directionChange)
    case 0x1F1E6...0x1F1FF: self = .replaced(by: Self.letter(of: scalar))
    default: self = Self.lookedUp(scalar, ambiguous: ambiguous)
    }
  }

  /// What cannot be shown.
  static let unknown: Unicode.Scalar = "\u{FFFD}"
  /// The base of a mark that has none.
  static let dottedCircle: Unicode.Scalar = "\u{25CC}"
  /// A line end: an arrow, so that a title of two lines reads as one.
  static let lineEnd: Unicode.Scalar = "\u{21B5}"
}

extension DisplayRole {
  /// Stands for the bidi controls that embed, override or isolate; it leaves the order as it is in memory.
  private static let directionChange: Unicode.Scalar = "\u{21C4}"

  /// ␛ for ESC and so on; a tab is one space.
  private static func picture(of control: Unicode.Scalar) -> Unicode.Scalar {
    switch control {
    case "\t": " "
    case "\n": lineEnd
    case "\u{7F}": "\u{2421}"
    default: Unicode.Scalar(0x2400 + control.value) ?? unknown
    }
  }

  /// A flag is two letters, J and P, because terminals do not agree on its width.
  private static func letter(of regionalIndicator: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(0x41 + regionalIndicator.value - 0x1F1E6) ?? unknown
  }

  private static func lookedUp(_ scalar: Unicode.Scalar, ambiguous: AmbiguousWidth) -> DisplayRole {
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint { return .hidden }
    switch properties.generalCategory {
    case .format: return .hidden
    case .lineSeparator, .paragraphSeparator: return .replaced(by: lineEnd)
    // Without its emoji it would join the one in the cell before.
    case _ where properties.isEmojiModifier: return .replaced(by: unknown)
    // Newer than the tables of the C library: its width is anybody's guess.
    case _ where isUnassigned(scalar): return .replaced(by: unknown)
    default:
      let width = CellWidth.of(scalar, ambiguous: ambiguous)
      return width == 0 ? .mark : .spacing(width: width)
    }
  }

  private static func isUnassigned(_ scalar: Unicode.Scalar) -> Bool {
    uc_is_general_category_withtable(scalar.value, UInt32(UC_CATEGORY_MASK_Cn))
  }
}
