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
    let prime = UInt128(1) << 88 | 0x13B
    var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    for byte in bytes { hash = (hash ^ UInt128(byte)) &* prime }
    number = hash
  }
}
