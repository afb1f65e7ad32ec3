import Files

@testable import PostFiles
@testable import Posts

/// The engine behind the collection, with a listener to all memos that stands before the folder is read.
@MainActor
struct ObservedEngine {
  let engine: CollectionEngine
  let probe: SnapshotProbe<QuerySnapshot>

  init(
    _ folder: TemporaryFolder, fileSystem: any FileSystem = PosixFileSystem(),
    condition: SearchCondition = SearchCondition()
  ) async throws {
    let posts = PostFolder(
      directory: try Directory(folder.path, fileSystem: fileSystem),
      reader: PostReader(localTime: JapanTime()))
    let (deliveries, continuation) = AsyncStream.makeStream(of: Delivery.self)
    engine = CollectionEngine(
      path: folder.path, folder: posts,
      writer: PostWriter(path: folder.path, fileSystem: posts.directory.fileSystem),
      clock: ContinuousClock(),
      deliveries: continuation)
    probe = SnapshotProbe(holding: RunningEngine(engine))
    await engine.listen(1, to: condition, .included, Cancellation())
    await engine.run()
    Task { [weak probe] in
      for await case .query(_, let result) in deliveries { probe?.hear(result) }
    }
  }
}

/// Stops an engine when nobody holds this any more.
private final class RunningEngine: Sendable {
  private let engine: CollectionEngine

  init(_ engine: CollectionEngine) {
    self.engine = engine
  }

  deinit {
    Task { [engine] in await engine.stop() }
  }
}
