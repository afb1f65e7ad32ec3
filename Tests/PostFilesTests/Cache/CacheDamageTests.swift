import Files
import SeededRandom
import Testing

@testable import PostFiles
@testable import Posts

@Suite("A cache that is not as it was written", .timeLimit(.minutes(2))) struct CacheDamageTests {
  private let folder = TemporaryFolder()

  @Test(
    "is as good as none, whatever byte is another one and wherever it is cut or goes on", arguments: 0..<4)
  func damaged(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let trip = CacheRoundTrip(folder: folder)
    let bytes = try trip.write(try memos(90, &random))
    #expect(try await trip.read(bytes)?.all.count == 90)
    #expect(try await trip.read([]) == nil)
    #expect(try await trip.read(bytes + [0]) == nil)
    for _ in 0..<150 {
      var damaged = bytes
      // Half of them where the numbers stand that say how long everything is.
      let place = Int.random(in: 0..<(Bool.random(using: &random) ? 256 : bytes.count), using: &random)
      damaged[place] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &random)
      #expect(try await trip.read(damaged) == nil, "byte \(place)")
      #expect(try await trip.read(Array(bytes.prefix(place))) == nil, "cut at \(place)")
    }
  }

  @Test("with checksums that fit makes no memo that cannot be shown and searched", arguments: 0..<8)
  func hostile(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let pattern = try RegularExpression("猫.*である|text")
    let section = Section(of: try memos(6, &random))
    var believed = 0
    for _ in 0..<400 {
      var hostile = section
      for _ in 0..<Int.random(in: 1...3, using: &random) { hostile.damage(&random) }
      for memo in try hostile.memos(in: folder) ?? [] {
        believed += 1
        _ = (memo.story, memo.post.title, memo.post.created.timeOfDay, memo.post.created.day.description)
        _ = (memo.text.matches(pattern), memo.text.contains(Array("猫".utf8)))
      }
    }
    #expect(believed > 0)
  }

  @Test("since sections have changed places, is as good as none")
  func exchanged() async throws {
    var random = SeededGenerator(seed: 7)
    let trip = CacheRoundTrip(folder: folder)
    let memos = try memos(2, &random)
    var sections = SectionBuilder(localTime: trip.localTime, readAfter: trip.localTime.now)
    var parts = [[UInt8]]()
    for memo in [memos[0], memos[0], memos[1]] {
      sections.append(memo)
      parts.append(sections.finish())
    }
    let head = CacheHead(count: 2, identity: trip.identity).bytes
    #expect(try await trip.read(head + parts[0] + parts[1] + parts[2])?.all.count == 2)
    #expect(try await trip.read(head + parts[0] + parts[2] + parts[1]) == nil)
    #expect(try await trip.read(head + parts[0] + parts[1]) == nil)
  }

  @Test("that tells of memos in no order, or twice, is as good as none")
  func disordered() async throws {
    var random = SeededGenerator(seed: 8)
    let trip = CacheRoundTrip(folder: folder)
    let memos = try memos(2, &random)
    #expect(try await trip.read(try trip.write(memos)) != nil)
    #expect(try await trip.read(try trip.write(memos.reversed())) == nil)
    #expect(try await trip.read(try trip.write([memos[0], memos[0]])) == nil)
  }

  private func memos(_ count: Int, _ random: inout SeededGenerator) throws -> [IndexedPost] {
    try (0..<count).map { try CacheRoundTripTests.memo("2026\(1000 + $0)", using: &random) }
  }
}

/// A section whose bytes are changed, and its checksum with them.
private struct Section {
  private let count: Int
  private var records: [UInt8]
  private var text: [UInt8]
  private static let localTime = ZoneTime()

  init(of memos: [IndexedPost]) {
    var builder = SectionBuilder(localTime: Self.localTime, readAfter: Self.localTime.now)
    for memo in memos { builder.append(memo) }
    let bytes = builder.finish()
    count = memos.count
    let textCount = memos.reduce(0) { $0 + $1.text.chunk.place($1.text.number).whole.count + 1 }
    records = Array(bytes[SectionHeader.length..<bytes.count - textCount])
    text = bytes.suffix(textCount)
  }

  mutating func damage(_ random: inout SeededGenerator) {
    let byte = [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &random)].randomElement(
      using: &random)
    if Int.random(in: 0..<4, using: &random) == 0 {
      text[Int.random(in: text.indices, using: &random)] = byte ?? 0
    } else {
      records[Int.random(in: records.indices, using: &random)] = byte ?? 0
    }
  }

  /// Nil where they are refused.
  func memos(in folder: TemporaryFolder) throws -> [IndexedPost]? {
    var bytes = CachedBytes()
    let header = SectionHeader(count: count, records: records.span, text: text.span, number: 0)
    header.put(in: &bytes)
    bytes.put(records)
    bytes.put(text)
    let directory = try Directory.made(at: folder.cachePath)
    let name = try #require(FileName("section"))
    let stream = try StreamedFile(in: directory, mode: 0o600)
    try stream.append(bytes.bytes)
    try stream.take(name)
    var reader = SectionReader(try ReadableFile(name, in: directory), localTime: Self.localTime)
    return try? reader.memos(of: CacheSection(header: header, number: 0, start: SectionHeader.length))
  }
}
