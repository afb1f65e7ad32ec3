/// The memos of a condition, to be listened to.
@MainActor
package struct PostsQuery {
  let collection: any PostsCollection
  let condition: SearchCondition

  /// Hears the memos of this query until the registration is removed.
  package func addSnapshotListener(
    metadataChanges: MetadataChanges = .excluded, _ listener: @escaping QueryListener
  ) -> ListenerRegistration {
    collection.addSnapshotListener(condition, metadataChanges, listener)
  }

  /// The memos of this query once, when everything has been read.
  package func documents() async throws(PostsError) -> OrderedPosts {
    let (stream, continuation) = AsyncStream.makeStream(of: Result<QuerySnapshot, PostsError>.self)
    let registration = addSnapshotListener(metadataChanges: .included) { continuation.yield($0) }
    defer { registration.remove() }
    for await result in stream {
      let snapshot = try result.get()
      if snapshot.metadata.progress == nil { return snapshot.documents }
    }
    return []
  }
}
