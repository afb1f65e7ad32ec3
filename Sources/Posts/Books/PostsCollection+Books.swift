extension PostsCollection {
  /// The books of a condition, now and after every change, until the stream is dropped; it ends with its first failure.
  ///
  /// Two listeners, one to all memos and one to the hits, are kept up to date by the collection; the books are counted
  /// anew of what they hear, off the main actor, and only for the newest of it.
  package func books(
    _ condition: SearchCondition, _ counting: BookCounting
  ) -> AsyncStream<Result<BooksSnapshot, PostsError>> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Result<BooksSnapshot, PostsError>.self, bufferingPolicy: .bufferingNewest(1))
    let found = foundOfBooks(condition)
    let task = Task.detached {
      for await result in found { continuation.yield(result.map { $0.counted(for: condition, counting) }) }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }

  /// What the two listeners have heard, once both have.
  private func foundOfBooks(_ condition: SearchCondition) -> AsyncStream<Result<FoundOfBooks, PostsError>> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Result<FoundOfBooks, PostsError>.self, bufferingPolicy: .bufferingNewest(1))
    let found = FoundOfBooks.Hearing(continuation)
    let registrations = [
      query(SearchCondition()).addSnapshotListener(metadataChanges: .included) { found.hear($0, as: \.all) },
      query(condition.sorted(.newestFirst)).addSnapshotListener(metadataChanges: .included) {
        found.hear($0, as: \.hits)
      },
    ]
    continuation.onTermination = { _ in
      Task { @MainActor in for registration in registrations { registration.remove() } }
    }
    return stream
  }
}

/// The memos that books are counted of.
private struct FoundOfBooks: Sendable {
  let all: QuerySnapshot
  let hits: QuerySnapshot

  func counted(for condition: SearchCondition, _ counting: BookCounting) -> BooksSnapshot {
    BooksSnapshot(
      condition: condition, books: counting.books(of: all.documents, hits: hits.documents),
      metadata: all.metadata)
  }

  /// What was heard last of either.
  @MainActor
  final class Hearing {
    var all: QuerySnapshot?
    var hits: QuerySnapshot?
    private let continuation: AsyncStream<Result<FoundOfBooks, PostsError>>.Continuation

    init(_ continuation: AsyncStream<Result<FoundOfBooks, PostsError>>.Continuation) {
      self.continuation = continuation
    }

    func hear(
      _ result: Result<QuerySnapshot, PostsError>, as place: ReferenceWritableKeyPath<Hearing, QuerySnapshot?>
    ) {
      switch result {
      case .success(let snapshot):
        self[keyPath: place] = snapshot
        if let all, let hits { continuation.yield(.success(FoundOfBooks(all: all, hits: hits))) }
      case .failure(let error):
        continuation.yield(.failure(error))
        continuation.finish()
      }
    }
  }
}
