/// Tells a version of a file from others by 16 hexadecimal digits: its FNV-1a hash of 64 bits. Whoever takes one version for
/// another by chance has none of a memo's millions of versions before, so that no stronger hash is needed.
struct ContentMark: Hashable {
  static let length = 16

  let text: String

  init(of bytes: [UInt8]) {
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    text = hash.hexadecimal
  }

  /// Nil for a text that is none.
  init?(_ text: Substring) {
    guard text.utf8.count == Self.length, text.allSatisfy(\.isHexDigit) else { return nil }
    self.text = String(text)
  }
}

extension UInt64 {
  /// All 16 digits.
  var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
