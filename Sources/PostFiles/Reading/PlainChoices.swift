/// The texts that stand for the values of a field, whatever their case, to be found by their bytes.
struct PlainChoices<Value: Sendable> {
  private let values: [String: Value]
  private let packed: [(name: UInt128, value: Value)]

  /// - Parameter values: By names in small letters, at most sixteen.
  init(_ values: [String: Value]) {
    self.values = values
    packed = values.map { (Self.packed(Array($0.key.utf8).span) ?? 0, $0.value) }
  }

  /// The value that a text is the name of; nil where it is none.
  func value(named text: String) -> Value? { values[text.lowercased()] }

  /// The value that the bytes of a text are the name of; nil where they are none.
  func value(named bytes: Span<UInt8>) -> Value? {
    guard let name = Self.packed(bytes) else {
      return value(named: bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) })
    }
    return packed.first { $0.name == name }?.value
  }

  /// The bytes in small letters as one number; nil where there are more than sixteen, or others than of ASCII, which may
  /// have small letters of ASCII too.
  private static func packed(_ bytes: Span<UInt8>) -> UInt128? {
    guard bytes.count <= 16 else { return nil }
    var name: UInt128 = 0
    for offset in bytes.indices {
      let byte = bytes[offset]
      guard byte < 0x80 else { return nil }
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      name = name << 8 | UInt128(isCapital ? byte | 0x20 : byte)
    }
    return name
  }
}

extension PlainChoices where Value: CaseIterable & RawRepresentable<String> {
  /// Each value by its own name.
  init(of type: Value.Type) {
    self.init(Dictionary(uniqueKeysWithValues: Value.allCases.map { ($0.rawValue, $0) }))
  }
}
