extension Span<UInt8> {
  /// How many bytes from the start on are UTF-8 of the common kinds: ASCII, and scalars of three bytes. Whole scalars
  /// are counted, and the last few bytes may be left out. A fast way to most of what `UTF8Span` proves.
  var commonUTF8Length: Int {
    withUnsafeBytes { memory in
      let highBits: UInt64 = 0x8080_8080_8080_8080
      var offset = 0
      while offset + 8 <= memory.count {
        let word = UInt64(littleEndian: memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let letters = (word & highBits).trailingZeroBitCount / 8
        if letters > 0 {
          offset += letters
        } else {
          guard UInt32(truncatingIfNeeded: word).beginsWithCommonThree else { break }
          offset += 3
        }
      }
      return offset
    }
  }
}

extension UInt32 {
  /// Whether its lowest three bytes are a scalar from U+1000 on that is no surrogate.
  @inline(__always)
  fileprivate var beginsWithCommonThree: Bool {
    let lead = self & 0xFF
    return self & 0xC0_C000 == 0x80_8000 && (lead &- 0xE1 < 0x0C || lead == 0xEE || lead == 0xEF)
  }
}

extension String {
  /// The text of UTF-8 bytes, bad ones as U+FFFD. Bytes that are proven here are not proven once more.
  package init(utf8 bytes: Span<UInt8>) {
    if bytes.isUTF8 {
      self.init(copying: unsafe UTF8Span(unchecked: bytes))
    } else {
      self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }
  }
}
