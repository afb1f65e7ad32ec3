/// The escape sequence at the beginning of some input, by the grammar of ECMA-48, whether its meaning is known or not.
struct EscapeSequence: Equatable {
  /// The kinds that matter to a reader of keys.
  enum Kind: Equatable {
    /// The Escape key, pressed right before another key.
    case escapeKey
    /// Escape and a character: the character was typed with the Alt key.
    case character
    /// A control sequence (`ESC [ …`) or single shift (`ESC O …`): a function key or some report.
    case control
    /// A string (`ESC ] … BEL`): the terminal's answer to a question.
    case string
  }

  static let escape: UInt8 = 0x1B

  let kind: Kind
  /// The length, in bytes, with the escape; of `.character` only the escape.
  let count: Int

  /// Nil when more bytes are needed to tell. The input begins with an escape.
  init?(in input: ArraySlice<UInt8>) {
    guard let second = input.dropFirst().first else { return nil }
    let found: (Kind, Int?) =
      switch second {
      // Except for ^H: Alt and Backspace.
      case 0x00..<0x20 where second != 0x08: (.escapeKey, 1)
      case UInt8(ascii: "["): (.control, Self.controlSequence(input))
      case UInt8(ascii: "O"): (.control, Self.end(of: input))
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): (.string, Self.string(input))
      default: (.character, 1)
      }
    guard let count = found.1 else { return nil }
    kind = found.0
    self.count = count
  }
}

extension EscapeSequence {
  /// The Linux console sends ESC [ [ A for F1, against the grammar.
  private static func controlSequence(_ input: ArraySlice<UInt8>) -> Int? {
    if input.dropFirst(2).first == UInt8(ascii: "[") { return input.count < 4 ? nil : 4 }
    return end(of: input)
  }

  /// Parameters, intermediates and a final byte; another byte breaks the sequence off before itself.
  private static func end(of input: ArraySlice<UInt8>) -> Int? {
    for (offset, byte) in input.enumerated().dropFirst(2) {
      switch byte {
      case 0x20...0x3F: continue
      case 0x40...0x7E: return offset + 1
      default: return offset
      }
    }
    return nil
  }

  /// Up to BEL or ESC \; another escape breaks it off.
  private static func string(_ input: ArraySlice<UInt8>) -> Int? {
    for (offset, byte) in input.enumerated().dropFirst(2) {
      if byte == 0x07 { return offset + 1 }
      guard byte == escape else { continue }
      guard let next = input.dropFirst(offset + 1).first else { return nil }
      return next == UInt8(ascii: "\\") ? offset + 2 : offset
    }
    return nil
  }
}
