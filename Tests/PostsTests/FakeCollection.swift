@testable import Posts

/// A collection that tells what a test has it tell.
@MainActor
final class FakeCollection: PostsCollection {
  private var queries: [Int: QueryListener] = [:]
  private var documents: [Int: DocumentListener] = [:]
  private var lastListener = 0
  private let (counts, counting) = AsyncStream.makeStream(of: Int.self)

  var listenerCount: Int { queries.count + documents.count }

  func addSnapshotListener(
    _ condition: SearchCondition, _ metadataChanges: MetadataChanges, _ listener: @escaping QueryListener
  ) -> ListenerRegistration {
    lastListener += 1
    queries[lastListener] = listener
    return registration()
  }

  func addSnapshotListener(_ id: PostID, _ listener: @escaping DocumentListener) -> ListenerRegistration {
    lastListener += 1
    documents[lastListener] = listener
    return registration()
  }

  func commit(_ batch: WriteBatch) async throws(PostsError) -> WriteBatch { WriteBatch() }

  func inverses(of batch: WriteBatch) async -> [WriteBatch.Write?] { [] }

  func version(of id: PostID) async -> ContentHash? { nil }

  func rescan() {}

  func tell(_ result: Result<QuerySnapshot, PostsError>) {
    for listener in queries.values { listener(result) }
  }

  func tell(_ result: Result<DocumentSnapshot, PostsError>) {
    for listener in documents.values { listener(result) }
  }

  /// Suspends until exactly so many listen.
  func listeners(_ count: Int) async {
    if listenerCount == count { return }
    for await told in counts where told == count { return }
  }

  private func registration() -> ListenerRegistration {
    let number = lastListener
    defer { count() }
    return ListenerRegistration { [weak self] in
      self?.queries[number] = nil
      self?.documents[number] = nil
      self?.count()
    }
  }

  private func count() {
    counting.yield(listenerCount)
  }
}
