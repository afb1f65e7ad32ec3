@testable import Posts

/// Collects what a listener hears, and lets a test wait for it.
@MainActor
final class SnapshotProbe<Snapshot: Sendable> {
  private(set) var heard: [Result<Snapshot, PostsError>] = []
  private var registration: ListenerRegistration?
  /// What tells the snapshots: held, since once nobody holds it, it tells nothing more.
  private let teller: AnyObject?
  /// How much of what was heard a test has looked at.
  private var lookedAt = 0
  private var waiting: CheckedContinuation<Void, Never>?

  init(holding teller: AnyObject? = nil) {
    self.teller = teller
  }

  var snapshots: [Snapshot] { heard.compactMap { try? $0.get() } }

  func hear(_ result: Result<Snapshot, PostsError>) {
    heard.append(result)
    wake()
  }

  /// The next snapshot, after those awaited before, that fulfils the condition; throws the listener's failure.
  @discardableResult
  func snapshot(where isWanted: (Snapshot) -> Bool = { _ in true }) async throws -> Snapshot {
    while true {
      let snapshot = try await next().get()
      if isWanted(snapshot) { return snapshot }
    }
  }

  /// The next failure, after what was awaited before.
  func failure() async throws -> PostsError {
    while true {
      if case .failure(let error) = try await next() { return error }
    }
  }

  /// Hears no more.
  func remove() {
    registration?.remove()
  }

  /// Drops the registration without removing the listener.
  func letGo() {
    registration = nil
  }
}

extension SnapshotProbe<QuerySnapshot> {
  /// Listens to a query.
  convenience init(
    _ posts: any PostsCollection, _ condition: SearchCondition = SearchCondition(),
    metadataChanges: MetadataChanges = .included
  ) {
    self.init(holding: posts)
    registration = posts.query(condition).addSnapshotListener(metadataChanges: metadataChanges) {
      [weak self] in self?.hear($0)
    }
  }

  /// The next snapshot that is known to equal the folder.
  @discardableResult
  func complete() async throws -> QuerySnapshot {
    try await snapshot { !$0.metadata.fromCache }
  }
}

extension SnapshotProbe<DocumentSnapshot> {
  /// Listens to one memo.
  convenience init(_ posts: any PostsCollection, _ id: String) {
    self.init(holding: posts)
    registration = posts.document(PostID(id)).addSnapshotListener { [weak self] in self?.hear($0) }
  }
}

extension SnapshotProbe {
  private func next() async throws -> Result<Snapshot, PostsError> {
    while lookedAt == heard.count {
      await more()
      try Task.checkCancellation()
    }
    defer { lookedAt += 1 }
    return heard[lookedAt]
  }

  private func more() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting = $0 }
    } onCancel: {
      Task { @MainActor in wake() }
    }
  }

  private func wake() {
    waiting?.resume()
    waiting = nil
  }
}
