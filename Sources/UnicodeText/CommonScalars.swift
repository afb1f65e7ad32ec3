/// The scalars whose folding is a matter of arithmetic: each folds to one scalar, whatever stands before it.
///
/// All of them are starters that never join a preceding scalar (NFKC quick check: yes), and so are their
/// foldings. What follows may join them, if it is not common itself.
enum CommonScalars {
  /// The folding of a common scalar of U+0800 and above; 0 for one that needs the full algorithm.
  @inline(__always)
  static func folding(of value: UInt32) -> UInt32 {
    switch value {
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0xAC00...0xD7A3: value
    case 0x3041...0x3096, 0x309D...0x309E, 0x30FB...0x30FC, 0x3001...0x3029: value
    case 0x30A1...0x30F6, 0x30FD...0x30FE: value - 0x60
    case 0x3000: 0x20
    case 0xFF21...0xFF3A: value - 0xFEE0 + 0x20
    case 0xFF01...0xFF5E: value - 0xFEE0
    case 0xFF61...0xFF9D: UInt32(halfWidth[Int(value - 0xFF61)])
    case 0x2012...0x2016, 0x2018...0x2023: value
    default: 0
    }
  }

  /// What a half-width kana becomes with the sound mark after it: ｶ and ﾞ are が. 0 when the pair needs the
  /// full algorithm.
  @inline(__always)
  static func voiced(_ kana: UInt32, by mark: UInt32) -> UInt32 {
    let isVoiced = mark == 0xFF9E
    return switch kana {
    case 0xFF73 where isVoiced: 0x3094
    case 0xFF76...0xFF84 where isVoiced: UInt32(halfWidth[Int(kana - 0xFF61)]) + 1
    case 0xFF8A...0xFF8E: UInt32(halfWidth[Int(kana - 0xFF61)]) + (isVoiced ? 1 : 2)
    default: 0
    }
  }

  /// ASCII in lower case.
  @inline(__always)
  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  private static let halfWidth: [UInt16] =
    "。「」、・をぁぃぅぇぉゃゅょっーあいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん"
    .unicodeScalars.map { UInt16($0.value) }
}
