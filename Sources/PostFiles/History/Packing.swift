/// Values one after the other as bytes: numbers as eight bytes, the lowest first, and everything of variable length after
/// its length.
struct Packer {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ number: Int) {
    let number = UInt64(bitPattern: Int64(number))
    for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  mutating func put(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func put(_ part: [UInt8]) {
    put(part.count)
    bytes += part
  }

  mutating func put(_ text: String) { put(Array(text.utf8)) }

  mutating func put<Item>(_ items: [Item], _ putItem: (inout Packer, Item) -> Void) {
    put(items.count)
    for item in items { putItem(&self, item) }
  }

  mutating func put<Value>(_ value: Value?, _ putValue: (inout Packer, Value) -> Void) {
    put(value != nil)
    if let value { putValue(&self, value) }
  }
}

/// Takes apart what a `Packer` put together. Nothing that the bytes may say makes it read beyond them.
struct Unpacker {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number() throws(UnpackingError) -> Int {
    let bytes = try take(8)
    let number = bytes.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    return Int(Int64(bitPattern: number))
  }

  mutating func flag() throws(UnpackingError) -> Bool {
    switch try take(1).first {
    case 0: false
    case 1: true
    default: throw UnpackingError()
    }
  }

  mutating func bytes() throws(UnpackingError) -> [UInt8] {
    Array(try take(try number()))
  }

  mutating func text() throws(UnpackingError) -> String {
    guard let text = String(validating: try bytes(), as: UTF8.self) else { throw UnpackingError() }
    return text
  }

  mutating func list<Item>(
    _ item: (inout Unpacker) throws(UnpackingError) -> Item
  ) throws(UnpackingError) -> [Item] {
    let count = try number()
    // Each item takes a byte at least.
    guard (0...rest.count).contains(count) else { throw UnpackingError() }
    var items: [Item] = []
    for _ in 0..<count { items.append(try item(&self)) }
    return items
  }

  mutating func optional<Value>(
    _ value: (inout Unpacker) throws(UnpackingError) -> Value
  ) throws(UnpackingError) -> Value? {
    try flag() ? try value(&self) : nil
  }

  private mutating func take(_ count: Int) throws(UnpackingError) -> ArraySlice<UInt8> {
    guard (0...rest.count).contains(count) else { throw UnpackingError() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}

/// The bytes are not what they were to be.
struct UnpackingError: Error {}
