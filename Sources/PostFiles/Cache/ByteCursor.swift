/// Reads bytes from the first to the last. Nothing that they may say makes it read beyond them.
struct ByteCursor {
  private let memory: UnsafeRawBufferPointer
  /// How many bytes have been read.
  private(set) var offset = 0

  init(_ memory: UnsafeRawBufferPointer) {
    self.memory = memory
  }

  var isAtEnd: Bool { offset == memory.count }

  /// A number, its lowest byte first.
  @inline(__always)
  mutating func number<Number: FixedWidthInteger>(_: Number.Type) throws(CacheDamage) -> Number {
    let size = MemoryLayout<Number>.size
    guard memory.count - offset >= size else { throw CacheDamage() }
    defer { offset += size }
    return Number(littleEndian: memory.loadUnaligned(fromByteOffset: offset, as: Number.self))
  }

  /// The next bytes, so many.
  @inline(__always)
  mutating func bytes(_ count: Int) throws(CacheDamage) -> UnsafeBufferPointer<UInt8> {
    guard count >= 0, memory.count - offset >= count else { throw CacheDamage() }
    defer { offset += count }
    return UnsafeRawBufferPointer(rebasing: memory[offset..<offset + count]).assumingMemoryBound(
      to: UInt8.self)
  }

  /// Bytes that stand after their number.
  @inline(__always)
  mutating func part() throws(CacheDamage) -> UnsafeBufferPointer<UInt8> {
    try bytes(Int(try number(UInt32.self)))
  }
}
