extension Span<UInt8> {
  /// Whether no byte but the line feeds is one that `PlainFields` would have to look at. A fast way past most front
  /// matters; false says nothing.
  var isOfPlainBytes: Bool {
    withUnsafeBytes { memory in
      guard memory.count >= 8 else { return false }
      var offset = 0
      while offset + 8 <= memory.count {
        guard memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self).isOfPlainBytes else {
          return false
        }
        offset += 8
      }
      // The last word laps over the one before it.
      return memory.loadUnaligned(fromByteOffset: memory.count - 8, as: UInt64.self).isOfPlainBytes
    }
  }
}

extension UInt64 {
  private static let lowBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F

  /// Eight bytes without controls, DEL, and the first bytes of scalars that may be a control or a line end of Unicode.
  fileprivate var isOfPlainBytes: Bool {
    let isBelowSpace = ~(self & Self.lowBits &+ 0x6060_6060_6060_6060 | self)
    let isControl = isBelowSpace & ~holding(.lineFeed)
    let isOther = holding(0x7F) | holding(0xC2) | holding(0xE2) | holding(0xEF)
    return (isControl | isOther) & ~Self.lowBits == 0
  }

  /// The bytes that are this one, by their highest bits.
  @inline(__always)
  private func holding(_ byte: UInt8) -> UInt64 {
    let difference = self ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    return ~((difference & Self.lowBits) &+ Self.lowBits | difference)
  }
}
