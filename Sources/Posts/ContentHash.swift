/// Tells versions of a file apart, the same in every run of the program: FNV-1a in 128 bits
/// (http://www.isthe.com/chongo/tech/comp/fnv), against chance, not against an enemy.
package struct ContentHash: Hashable, Sendable {
  /// The hash as a number, to be kept on disk.
  package let number: UInt128

  package init(number: UInt128) {
    self.number = number
  }

  /// The hash of these bytes.
  package init(of bytes: [UInt8]) {
    var (high, low): (UInt64, UInt64) = (0x6C62_272E_07BB_0142, 0x62B8_2175_6295_C58D)
    for byte in bytes {
      // Times the prime, 2^88 + 0x13B, by halves: UInt128 is very slow without optimization.
      low ^= UInt64(byte)
      let product = low.multipliedFullWidth(by: 0x13B)
      high = high &* 0x13B &+ product.high &+ low << 24
      low = product.low
    }
    number = UInt128(high) << 64 | UInt128(low)
  }
}
