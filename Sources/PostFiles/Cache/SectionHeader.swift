/// What stands before the bytes of a section.
struct SectionHeader {
  /// How many memos it holds.
  let count: Int
  /// Of everything but the texts, in bytes.
  let recordsLength: Int
  let textLength: Int
  let checksum: UInt64

  static let length = 24
  /// No section is longer: the texts of all memos but the last of one are about a mebibyte, and a memo is cut at four.
  static let mostBytes = 128 << 20
  /// A memo takes at least so many bytes of the records, so that no count asks for more memory than there are bytes.
  private static let leastRecord = 64

  init(count: Int, records: Span<UInt8>, text: Span<UInt8>, number: Int) {
    (self.count, recordsLength, textLength) = (count, records.count, text.count)
    checksum = Self.checksum(count, records, text, number)
  }

  /// Throws for what is no header.
  init(_ cursor: inout ByteCursor) throws(CacheDamage) {
    checksum = try cursor.number(UInt64.self)
    count = Int(try cursor.number(UInt32.self))
    recordsLength = Int(try cursor.number(UInt32.self))
    textLength = Int(try cursor.number(UInt32.self))
    let reserve = try cursor.number(UInt32.self)
    guard reserve == 0, recordsLength <= Self.mostBytes, textLength <= Self.mostBytes,
      count <= recordsLength / Self.leastRecord
    else { throw CacheDamage() }
  }

  func put(in bytes: inout CachedBytes) {
    bytes.put(checksum)
    bytes.put(UInt32(count))
    bytes.put(UInt32(recordsLength))
    bytes.put(UInt32(textLength))
    bytes.put(0 as UInt32)
  }

  /// Whether these are the bytes that were written, as the section of this number.
  func covers(records: Span<UInt8>, text: Span<UInt8>, _ number: Int) -> Bool {
    checksum == Self.checksum(count, records, text, number)
  }

  private static func checksum(
    _ count: Int, _ records: Span<UInt8>, _ text: Span<UInt8>, _ number: Int
  ) -> UInt64 {
    var sum = UInt64(bitPattern: Int64(records.contentHash))
    sum.mix(UInt64(bitPattern: Int64(text.contentHash)))
    sum.mix(UInt64(count))
    sum.mix(UInt64(number))
    return sum
  }
}
