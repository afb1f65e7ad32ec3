import Files
import Posts

/// The port `PostsCollection` over a folder of Markdown files, as a Firestore client would have it over a network:
/// this half lives on the main actor and calls the listeners; reading, matching and writing happen behind it.
@MainActor
package final class PostFilesCollection: PostsCollection {
  private let engine: CollectionEngine
  private var queryListeners: [ListenerID: QueryListening] = [:]
  private var documentListeners: [ListenerID: Posts.DocumentListener] = [:]
  private var lastListener: ListenerID = 0

  /// Begins to read the folder at this absolute path, and to follow it until the collection is dropped.
  package convenience init(
    path: String, localTime: any LocalTime, clock: any Clock<Duration>,
    attention: FolderAttention = .whatTheFolderNeeds, romaji: Romaji = .none, cache: StartCache? = nil,
    fileSystem: any FileSystem = PosixFileSystem()
  ) throws(PostsError) {
    do {
      let directory = try Directory(path, fileSystem: fileSystem)
      self.init(
        directory, path: path, localTime: localTime, clock: clock, attention: attention, romaji: romaji,
        cache: cache)
    } catch {
      throw .folderUnreadable(SystemReason(error))
    }
  }

  /// Begins with a folder that was opened at this absolute path.
  init(
    _ directory: Directory, path: String, localTime: any LocalTime, clock: any Clock<Duration>,
    attention: FolderAttention = .whatTheFolderNeeds, romaji: Romaji = .none, cache: StartCache? = nil
  ) {
    let folder = PostFolder(directory: directory, reader: PostReader(localTime: localTime))
    let (deliveries, continuation) = AsyncStream.makeStream(of: Delivery.self)
    let engine = CollectionEngine(
      path: path, folder: folder, writer: PostWriter(path: path, fileSystem: directory.fileSystem),
      clock: clock, attention: attention, romaji: romaji, cache: cache, deliveries: continuation)
    self.engine = engine
    Task { [weak self] in
      for await delivery in deliveries { self?.deliver(delivery) }
    }
    if attention == .none { return }
    // Not in a turn of the main actor, which is busy with the first picture.
    Task.immediate { await engine.run() }
  }

  deinit {
    Task { [engine] in await engine.stop() }
  }

  package func addSnapshotListener(
    _ condition: SearchCondition, _ metadataChanges: MetadataChanges,
    _ listener: @escaping Posts.QueryListener
  ) -> ListenerRegistration {
    let id = nextListener()
    let cancellation = Cancellation()
    queryListeners[id] = QueryListening(listener: listener, cancellation: cancellation)
    Task.immediate { [engine] in await engine.listen(id, to: condition, metadataChanges, cancellation) }
    return ListenerRegistration { [weak self] in self?.removeListener(id) }
  }

  package func addSnapshotListener(
    _ id: PostID, _ listener: @escaping Posts.DocumentListener
  ) -> ListenerRegistration {
    let number = nextListener()
    documentListeners[number] = listener
    Task.immediate { [engine] in await engine.listen(number, toDocument: id) }
    return ListenerRegistration { [weak self] in self?.removeListener(number) }
  }

  @discardableResult
  package func commit(_ batch: WriteBatch) async throws(PostsError) -> WriteBatch {
    try await engine.commit(batch)
  }

  package func inverses(of batch: WriteBatch) async -> [WriteBatch.Write?] {
    await engine.inverses(of: batch)
  }

  package func version(of id: PostID) async -> ContentHash? {
    await engine.version(of: id)
  }

  package func rescan() {
    Task.immediate { [engine] in await engine.rescan() }
  }
}

extension PostFilesCollection {
  /// A query's listener on this side, and the word that nobody waits for its search.
  private struct QueryListening {
    let listener: Posts.QueryListener
    let cancellation: Cancellation
  }

  private func nextListener() -> ListenerID {
    lastListener += 1
    return lastListener
  }

  private func removeListener(_ id: ListenerID) {
    queryListeners.removeValue(forKey: id)?.cancellation.cancel()
    documentListeners[id] = nil
    Task.immediate { [engine] in await engine.forget(id) }
  }

  private func deliver(_ delivery: Delivery) {
    switch delivery {
    case .query(let id, let result): queryListeners[id]?.listener(result)
    case .document(let id, let result): documentListeners[id]?(result)
    }
  }
}
