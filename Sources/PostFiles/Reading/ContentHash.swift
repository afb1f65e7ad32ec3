extension Span<UInt8> {
  /// A number that says whether two files hold the same bytes: eight bytes at a time are mixed in, by a product and a
  /// shift that each lose nothing.
  var contentHash: Int {
    withUnsafeBytes { memory in
      var hash = UInt64(memory.count)
      var offset = 0
      while offset + 8 <= memory.count {
        hash.mix(memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      hash.mix(memory[offset...].reduce(0) { $0 << 8 | UInt64($1) })
      return Int(truncatingIfNeeded: hash)
    }
  }
}

extension UInt64 {
  /// Mixes in eight bytes; nothing of either is lost. The factor is the golden ratio's, as in Fibonacci hashing.
  @inline(__always)
  mutating func mix(_ word: UInt64) {
    self = (self ^ word) &* 0x9E37_79B9_7F4A_7C15
    self ^= self >> 32
  }
}
