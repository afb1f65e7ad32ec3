import BadMemos
import Files
import SeededRandom
import Testing

@testable import PostFiles
@testable import Posts

@Suite("A memo that comes out of a cache", .timeLimit(.minutes(2))) struct CacheRoundTripTests {
  private let folder = TemporaryFolder()

  @Test("is the one that was read, for each of the bad files that a cache keeps")
  func badFiles() async throws {
    let memos = try readBadFiles()
    let trip = CacheRoundTrip(folder: folder)
    let found = try await trip.read(try trip.write(memos))
    let kept = memos.filter(CacheDraft(memos: memos, readAfter: ZoneTime().now, links: []).keeps)
    #expect(kept.count > 20 && kept.count < memos.count)
    #expect(found?.all.map(\.story) == kept.map(\.story))
    #expect(found?.all.map(\.status) == kept.map(\.status))
  }

  @Test("is the one that went in, for random memos with every field, in several sections", arguments: 0..<4)
  func randomMemos(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let memos = try (0..<700).map { try Self.memo("2026\(1000 + $0)", using: &random) }
    let trip = CacheRoundTrip(folder: folder)
    let bytes = try trip.write(memos)
    let found = try await trip.read(bytes)
    #expect(bytes.count > 2 << 20)
    #expect(found?.all.map(\.story) == memos.map(\.story))
    #expect(found?.all.map(\.status) == memos.map(\.status))
  }

  @Test("stands among the first, if its date is one of the 64 newest")
  func newest() async throws {
    var random = SeededGenerator(seed: 9)
    let memos = try (0..<200).map { try Self.memo("2026\(1000 + $0)", using: &random) }
    let trip = CacheRoundTrip(folder: folder)
    let found = try await trip.read(try trip.write(memos))
    let newest = memos.map(\.post.createdForOrder).sorted(by: >).prefix(64)
    #expect(found?.newest.map(\.post.createdForOrder).sorted(by: >) == Array(newest))
  }

  @Test("is linked to its original again, if it is a conflict copy")
  func conflictCopies() async throws {
    var random = SeededGenerator(seed: 3)
    let names = ["memo", "memo.conflict-20260818-173636", "nemo.conflict-20260818-173636"]
    var index = PostIndex()
    index.merge(try names.map { try Self.memo($0, using: &random) })
    let trip = CacheRoundTrip(folder: folder)
    let found = try #require(try await trip.read(try trip.write(index.columns.memos)))
    let again = PostIndex(sorted: found.all)
    #expect(again.columns.memos.map(\.post.problem) == index.columns.memos.map(\.post.problem))
    #expect(again.columns.memos.map(\.post.original?.id) == index.columns.memos.map(\.post.original?.id))
    #expect(again.columns.memos.map(\.post.original?.id) == [nil, PostID("memo"), nil])
  }

  @Test("is to be read again, if its file was changed less than two seconds before it was read")
  func racy() async throws {
    var random = SeededGenerator(seed: 4)
    let memo = try Self.memo("memo", using: &random)
    let changed = Int(try #require(memo.status).changed / 1_000_000_000)
    let trip = CacheRoundTrip(folder: folder)
    for (readAfter, isBelieved) in [(changed + 3, true), (changed + 2, false), (changed - 9, false)] {
      let found = try await trip.read(try trip.write([memo], readAfter: readAfter))
      #expect((found?.all.first?.status != nil) == isBelieved)
    }
  }

  @Test("is not kept, if its dates are of no year that people write")
  func oddDates() throws {
    var random = SeededGenerator(seed: 5)
    let memo = try Self.memo("memo", using: &random)
    let draft = CacheDraft(memos: [], readAfter: ZoneTime().now, links: [])
    for seconds in [Int.max, Int.min] {
      let odd = memo.showing(memo.post.with { $0.created = Timestamp(seconds: seconds, offset: 0) })
      #expect(draft.keeps(memo) && !draft.keeps(odd))
    }
  }

  private func readBadFiles() throws -> [IndexedPost] {
    for name in BadFiles.names { folder.write(BadFiles.bytes(name), to: try #require(FileName(name))) }
    let posts = PostFolder(
      directory: try Directory(folder.path), reader: PostReader(localTime: ZoneTime()))
    var lane = ReadingLane(folder: posts, cachePlaces: 16)
    return lane.read(try posts.entries()).sorted { $0.post.precedesByID($1.post) }
  }
}

extension CacheRoundTripTests {
  private static let texts = [
    "", "猫", "a text that is longer than fifteen bytes", "吾輩は猫である。名前はまだ無い。", "\u{0}",
  ]

  /// A memo in which every field may have a value of its own.
  static func memo(_ name: String, using random: inout SeededGenerator) throws -> IndexedPost {
    func text() -> String { texts.randomElement(using: &random) ?? "" }
    func moment() -> Timestamp {
      Timestamp(
        seconds: .random(in: -70_000_000_000...250_000_000_000, using: &random),
        offset: .random(in: -15...15, using: &random) * 1800)
    }
    let fileName = try #require(FileName("\(name).md"))
    var fields = PostFields(id: MemoName.id(of: fileName))
    fields.book = text()
    fields.authors = (0..<Int.random(in: 0...3, using: &random)).map { _ in text() }
    fields.tags = (0..<Int.random(in: 0...3, using: &random)).map { _ in text() }
    fields.page = text()
    fields.firstWords = text() + text()
    fields.title = Bool.random(using: &random) ? text() : String(fields.firstWords.prefix(16))
    (fields.location, fields.chapter, fields.isbn, fields.source) = (text(), text(), text(), text())
    fields.created = moment()
    fields.updated = Bool.random(using: &random) ? moment() : nil
    if Bool.random(using: &random) { fields.createdForOrder = moment().seconds }
    fields.kind = PostKind.allCases.randomElement(using: &random) ?? .note
    fields.status = Bool.random(using: &random) ? ReadingStatus.allCases.randomElement(using: &random) : nil
    fields.rating = [nil, 1, 2, 3, 4, 5].randomElement(using: &random) ?? nil
    fields.isFavorite = .random(using: &random)
    fields.isCreatedEstimated = .random(using: &random)
    fields.bodyParts = BodyParts(rawValue: .random(in: 0...3, using: &random))
    return indexed(fileName, fields, body: String(repeating: text(), count: 300), using: &random)
  }

  private static func indexed(
    _ name: FileName, _ fields: PostFields, body: String, using random: inout SeededGenerator
  ) -> IndexedPost {
    let post = Post(fields)
    var body = body
    let text = body.withUTF8 { SearchText(post, body: UnsafeRawBufferPointer($0)) }
    return IndexedPost(
      name: name, post: post, text: text,
      status: FileVersion(changed: 1_700_000_000_000_000_000, mark: .random(in: 0 ... .max, using: &random)),
      contentHash: .random(in: .min ... .max, using: &random))
  }
}
