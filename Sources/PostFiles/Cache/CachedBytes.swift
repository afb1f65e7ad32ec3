/// Bytes of a cache as they are put together: numbers with their lowest byte first, and parts after their length.
struct CachedBytes {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  /// Bytes of which it is known how many they are.
  mutating func put(_ known: some Sequence<UInt8>) { bytes += known }

  mutating func putPart(_ part: some Collection<UInt8>) {
    put(UInt32(part.count))
    bytes += part
  }

  mutating func putPart(_ text: String) { putPart(text.utf8) }

  /// Texts, each as a part, which are one part together.
  mutating func putPart(_ texts: [String]) {
    put(UInt32(texts.reduce(0) { $0 + 4 + $1.utf8.count }))
    for text in texts { putPart(text) }
  }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }
}
