/// How well a memo's bytes are UTF-8.
enum TextEncoding {
  case utf8
  /// UTF-8 with a few bad bytes in it.
  case damagedUTF8
  /// Another encoding: more bad sequences than good characters beyond ASCII.
  case unknown

  init(of bytes: Span<UInt8>) {
    if bytes.isUTF8 {
      self = .utf8
    } else {
      self = Self.isMostlyUTF8(bytes) ? .damagedUTF8 : .unknown
    }
  }

  /// The number of bytes of a UTF-8 byte order mark at the beginning.
  static func markLength(_ bytes: Span<UInt8>) -> Int { bytes.hasBytes([0xEF, 0xBB, 0xBF], at: 0) ? 3 : 0 }

  private static func isMostlyUTF8(_ bytes: Span<UInt8>) -> Bool {
    var (good, bad) = (0, 0)
    for scalar in bytes.text(0..<bytes.count).unicodeScalars where !scalar.isASCII {
      if scalar == "\u{FFFD}" { bad += 1 } else { good += 1 }
    }
    return good >= bad
  }
}
