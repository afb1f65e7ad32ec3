/// Looks at text word by word, eight bytes each, the first in the lowest place: whether they are ASCII and scalars of three
/// bytes from U+1000 on. What is found of a byte stands in its highest bit.
struct CommonUTF8Words {
  static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let lowBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  private static let nibbles: UInt64 = 0x0F0F_0F0F_0F0F_0F0F
  private static let thirteens: UInt64 = 0x0D0D_0D0D_0D0D_0D0D

  /// The bytes of the last word that begin a scalar.
  private var begun: UInt64 = 0

  /// How many bytes at the end of the last word belong to a scalar that goes on after it.
  var lengthOfBegun: Int { begun >> 63 == 1 ? 1 : begun >> 55 == 1 ? 2 : 0 }

  /// Goes on to the next word; false, and nothing happens, where it holds anything else.
  @inline(__always)
  mutating func take(_ word: UInt64) -> Bool {
    // Plain ASCII.
    if word & Self.highBits | begun == 0 { return true }
    let continuing = word & ~(word &<< 1) & Self.highBits
    let beginning = word & (word &<< 1) & (word &<< 2) & ~(word &<< 3) & Self.highBits
    let expected = beginning &<< 8 | begun &>> 56 | beginning &<< 16 | begun &>> 48
    let isOther = (word & Self.highBits) ^ (continuing | beginning)
    // E0 and ED have rules of their own for the byte that follows.
    let (low, odd) = (word & Self.nibbles, (word & Self.nibbles) ^ Self.thirteens)
    let isRuled = beginning & (~(low &+ Self.lowBits) | ~(odd &+ Self.lowBits))
    if (continuing ^ expected) | isOther | isRuled != 0 { return false }
    begun = beginning
    return true
  }
}
