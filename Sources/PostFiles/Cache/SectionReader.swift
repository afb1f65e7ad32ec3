import Files
import Posts

/// Reads sections of a cache, one after the other into the same memory; the texts get memory of their own, in which they
/// stay. Each lane has its own.
struct SectionReader: ~Copyable {
  private let file: ReadableFile
  private let localTime: any LocalTime
  private var reader = RecordReader()
  private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

  init(_ file: ReadableFile, localTime: any LocalTime) {
    (self.file, self.localTime) = (file, localTime)
  }

  deinit {
    memory.deallocate()
  }

  /// The memos of a section, sorted by identity.
  mutating func memos(of section: CacheSection) throws(CacheDamage) -> [IndexedPost] {
    let header = section.header
    let records = try records(at: section.start, count: header.recordsLength)
    let text = try text(at: section.start + header.recordsLength, count: header.textLength)
    let recordBytes = records.assumingMemoryBound(to: UInt8.self)
    guard header.covers(records: recordBytes.span, text: text.span, section.number) else {
      throw CacheDamage()
    }
    var cursor = ByteCursor(records)
    try ZoneDays.prove(&cursor, localTime)
    let memos = try memos(header.count, text, &cursor)
    guard cursor.isAtEnd else { throw CacheDamage() }
    return memos
  }
}

extension SectionReader {
  /// Valid until the next section is read.
  private mutating func records(at position: Int, count: Int) throws(CacheDamage) -> UnsafeRawBufferPointer {
    if memory.count < count {
      memory.deallocate()
      memory = .allocate(byteCount: count, alignment: 16)
    }
    let room = UnsafeMutableRawBufferPointer(rebasing: memory[..<count])
    guard (try? file.read(at: position, into: room)) == count else { throw CacheDamage() }
    return UnsafeRawBufferPointer(room)
  }

  private func text(at position: Int, count: Int) throws(CacheDamage) -> [UInt8] {
    let text = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = (try? file.read(at: position, into: UnsafeMutableRawBufferPointer(buffer))) ?? 0
    }
    guard text.count == count else { throw CacheDamage() }
    return text
  }

  private mutating func memos(
    _ count: Int, _ text: [UInt8], _ cursor: inout ByteCursor
  ) throws(CacheDamage) -> [IndexedPost] {
    let places = try cursor.bytes(count * PackedTexts.numbersPerText * MemoryLayout<UInt32>.size)
    guard let chunk = SearchChunk(bytes: text, places: UnsafeRawBufferPointer(places)), chunk.count == count
    else { throw CacheDamage() }
    var memos: [IndexedPost] = []
    memos.reserveCapacity(count)
    for number in 0..<count {
      let memo = try reader.memo(&cursor, SearchText(chunk, number: number))
      guard memos.last?.post.precedesByID(memo.post) ?? true else { throw CacheDamage() }
      memos.append(memo)
    }
    return memos
  }
}
