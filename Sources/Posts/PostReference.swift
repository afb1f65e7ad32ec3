/// One memo by its identity, whether it exists or not, to be listened to.
@MainActor
package struct PostReference {
  let collection: any PostsCollection
  let id: PostID

  /// Hears the memo with its body until the registration is removed.
  package func addSnapshotListener(_ listener: @escaping DocumentListener) -> ListenerRegistration {
    collection.addSnapshotListener(id, listener)
  }

  /// The memo's snapshots as a stream that ends with its first failure; dropping the stream removes the listener.
  package func snapshots() -> AsyncStream<Result<DocumentSnapshot, PostsError>> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Result<DocumentSnapshot, PostsError>.self, bufferingPolicy: .bufferingNewest(1))
    let registration = addSnapshotListener { result in
      continuation.yield(result)
      if case .failure = result { continuation.finish() }
    }
    continuation.onTermination = { _ in
      Task { @MainActor in registration.remove() }
    }
    return stream
  }
}
