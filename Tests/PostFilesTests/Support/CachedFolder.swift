import Files
import Glibc

@testable import PostFiles
@testable import Posts

/// A folder of more memos than a cache is worth for, with a cache beside it.
@MainActor
struct CachedFolder {
  let folder = TemporaryFolder()
  static let count = 300

  init() {
    for number in 0..<Self.count { folder.write(Self.text(number), to: Self.name(number)) }
    mkdir(folder.cachePath, 0o700)
  }

  /// The memos are a day apart.
  static func id(_ number: Int) -> String { "\(Day(daysSinceEpoch: 20_000 + number).digits)-090000" }

  static func name(_ number: Int) -> String { "\(id(number)).md" }

  static func text(_ number: Int) -> String {
    "---\nbook: 本\(number % 7)\ntags: [a, b\(number % 5)]\n---\n本文 \(number)\n"
  }

  /// The collection with its cache, as a program finds it at its start.
  func collection(
    localTime: ZoneTime = ZoneTime(), fileSystem: any FileSystem = PosixFileSystem(),
    cacheSystem: any FileSystem = PosixFileSystem()
  ) throws -> PostFilesCollection {
    try PostFilesCollection(
      path: folder.path, localTime: localTime, clock: ContinuousClock(),
      cache: StartCache(path: folder.cachePath, program: "test", fileSystem: cacheSystem),
      fileSystem: fileSystem)
  }

  /// Starts once, so that there is a cache, and returns what was shown.
  @discardableResult
  func fill(localTime: ZoneTime = ZoneTime()) async throws -> OrderedPosts {
    let watcher = try DirectoryWatcher(path: folder.cachePath)
    // Held, since nothing is written for a collection that is no more.
    let probe = SnapshotProbe(try collection(localTime: localTime))
    let documents = try await probe.complete().documents
    await watcher.arrival(of: "memos")
    probe.remove()
    return documents
  }

  /// What a start without a cache shows.
  func documentsWithoutCache(localTime: ZoneTime = ZoneTime()) async throws -> OrderedPosts {
    let posts = try PostFilesCollection(
      path: folder.path, localTime: localTime, clock: ContinuousClock())
    return try await SnapshotProbe(posts).complete().documents
  }
}

extension OrderedPosts {
  var stories: [String] { map { "\($0.fields)" } }
}

extension DirectoryWatcher {
  /// Suspends until a file has come under this name.
  func arrival(of name: String) async {
    for await batch in events {
      for case .renamed(_, let arrived) in batch where arrived.text == name { return }
      for case .arrived(let arrived) in batch where arrived.text == name { return }
    }
  }
}
