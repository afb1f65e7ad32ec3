extension Span<UInt8> {
  /// How many bytes from the start on are UTF-8 of the common kinds: ASCII, and scalars of three bytes. Whole scalars
  /// are counted, up to the first of another kind. A fast way to most of what `UTF8Span` proves.
  var commonUTF8Length: Int {
    withUnsafeBytes { memory in
      var offset = memory.endOfCommonWords
      while offset < memory.count {
        let length = memory.lengthOfCommonScalars(at: offset)
        if length == 0 { break }
        offset += length
      }
      return offset
    }
  }
}

extension UnsafeRawBufferPointer {
  /// The length of the common scalars, at most eight bytes, that an offset begins with; 0 where there is another.
  fileprivate func lengthOfCommonScalars(at offset: Int) -> Int {
    let word = word(at: offset)
    let letters = (word & CommonUTF8Words.highBits).trailingZeroBitCount / 8
    if letters > 0 { return Swift.min(letters, count - offset) }
    return UInt32(truncatingIfNeeded: word).beginsWithCommonThree ? 3 : 0
  }

  /// Eight bytes, the first in the lowest place; zeros stand for those beyond the end.
  private func word(at offset: Int) -> UInt64 {
    if offset + 8 <= count {
      return UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    return self[offset...].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Where the common scalars end that stand in whole words of eight bytes from the start on.
  fileprivate var endOfCommonWords: Int {
    var (words, offset) = (CommonUTF8Words(), 0)
    while offset + 8 <= count, words.take(word(at: offset)) { offset += 8 }
    return offset - words.lengthOfBegun
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
      self.init(proven: bytes)
    } else {
      self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The text of bytes that are known to be UTF-8, as those between two characters of a `PlainMemo` are.
  package init(proven bytes: Span<UInt8>) {
    self.init(copying: unsafe UTF8Span(unchecked: bytes))
  }
}
