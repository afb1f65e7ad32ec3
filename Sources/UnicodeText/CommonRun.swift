/// The most common scalars, several at a time: ASCII, ideographs and kana whose folding is as long as they are. A fast
/// way to what `FastFolding` does scalar by scalar.
enum CommonRun {
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Folds from the first byte on until a scalar of another kind, or fewer than eight bytes, are left.
  ///
  /// - Parameter target: As many bytes as the source has.
  /// - Returns: How many bytes were taken and given, and how many of them the last scalar has.
  static func fold(
    _ source: UnsafeRawPointer, count: Int, into target: UnsafeMutableRawPointer
  ) -> (length: Int, last: Int) {
    var (offset, last) = (0, 0)
    while offset + 8 <= count {
      let word = UInt64(littleEndian: source.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let letters = (word & highBits).trailingZeroBitCount / 8
      if letters > 0 {
        target.storeBytes(of: lowercased(word).littleEndian, toByteOffset: offset, as: UInt64.self)
        offset += letters
        last = 1
      } else {
        let folding = foldedThree(UInt32(truncatingIfNeeded: word) & 0xFF_FFFF)
        if folding == 0 { break }
        // The fourth byte is written over.
        target.storeBytes(of: folding.littleEndian, toByteOffset: offset, as: UInt32.self)
        offset += 3
        last = 3
      }
    }
    return (offset, last)
  }

  /// Eight bytes with the ASCII among them in lower case.
  @inline(__always)
  private static func lowercased(_ word: UInt64) -> UInt64 {
    let seven = word & ~highBits
    let isFromA = seven &+ 0x3F3F_3F3F_3F3F_3F3F
    let isBeyondZ = seven &+ 0x2525_2525_2525_2525
    return word | (isFromA & ~isBeyondZ & ~word & highBits) >> 2
  }

  /// The folding of a scalar of three bytes, the first in the lowest place; 0 where it is of another kind.
  @inline(__always)
  private static func foldedThree(_ bytes: UInt32) -> UInt32 {
    guard bytes & 0xC0_C000 == 0x80_8000 else { return 0 }
    let (lead, second, third) = (bytes & 0xFF, bytes >> 8 & 0xFF, bytes >> 16)
    switch lead {
    case 0xE5...0xE9: return bytes
    case 0xE4: return second >= 0xB8 ? bytes : 0
    case 0xE3: return foldedKana(bytes, second, third)
    default: return 0
    }
  }

  @inline(__always)
  private static func foldedKana(_ bytes: UInt32, _ second: UInt32, _ third: UInt32) -> UInt32 {
    switch (second, third) {
    case (0x81, 0x81...0xBF), (0x82, 0x80...0x96), (0x80, 0x81...0xA9), (0x83, 0xBB...0xBC): bytes
    case (0x82, 0xA1...0xBF): 0x81E3 | (third - 0x20) << 16
    case (0x83, 0x80...0x9F): 0x81E3 | (third + 0x20) << 16
    case (0x83, 0xA0...0xB6): 0x82E3 | (third - 0x20) << 16
    default: 0
    }
  }
}
