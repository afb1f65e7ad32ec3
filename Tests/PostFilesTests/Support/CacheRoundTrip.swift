import Files
import Glibc

@testable import PostFiles
@testable import Posts

/// A cache that is written and read without a collection.
struct CacheRoundTrip {
  let folder: TemporaryFolder
  var localTime = ZoneTime()
  let identity = CacheIdentity(
    program: "test", path: "/memos",
    folder: FileStatus(
      kind: .directory, size: 0, modified: 0, changed: 0, device: 1, inode: 2, mode: 0, owner: 0, group: 0,
      linkCount: 1))

  /// Writes a cache of these memos, which are sorted by identity, and returns its bytes.
  func write(_ memos: [IndexedPost], readAfter: Int = 4_000_000_000) throws -> [UInt8] {
    let draft = CacheDraft(
      memos: memos, readAfter: Timestamp(seconds: readAfter, offset: 0), links: [])
    let file = try StreamedFile(in: try directory(), mode: 0o600)
    let writer = CacheWriter(
      identity: identity, draft: draft, localTime: localTime, cancellation: Cancellation())
    try writer.write(to: file)
    try file.take(Self.name)
    return try directory().read(Self.name, limit: 1 << 30).bytes
  }

  /// What is read of these bytes; nil where they are no cache to be believed.
  func read(_ bytes: [UInt8]) async throws -> (newest: [IndexedPost], all: [IndexedPost])? {
    let stream = try StreamedFile(in: try directory(), mode: 0o600)
    try stream.append(bytes)
    try stream.take(Self.name)
    let file = try? CacheFile(
      try ReadableFile(Self.name, in: try directory()), of: identity, localTime: localTime)
    guard let file, let all = await file.all(lanes: 2) else { return nil }
    return (file.newest, all)
  }

  private static let name = FileName(known: "cache")

  private func directory() throws -> Directory { try Directory.made(at: folder.cachePath) }
}

extension FileName {
  fileprivate init(known text: StaticString) {
    guard let name = FileName("\(text)") else { preconditionFailure("no name: \(text)") }
    self = name
  }
}

extension IndexedPost {
  /// All that it tells, to be compared: its fields without what the index adds, and its text with its parts.
  var story: String {
    let fields = post.with { fields in
      fields.original = nil
      if case .conflictCopy = fields.problem { fields.problem = nil }
    }.fields
    let place = text.chunk.place(text.number)
    let parts = place.numbers.map { Int($0) - place.start }
    let textHash = ContentHash(of: Array(text.chunk.bytes(in: place.whole))).number
    return "\(name) \(fields) \(contentHash) \(textHash) \(parts)"
  }
}
