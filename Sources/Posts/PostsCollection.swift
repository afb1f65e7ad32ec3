/// The `posts` collection: memos that can be listened to and written. A port; the memo files stand behind it.
///
/// All its listeners are fed from one revision of the collection, so that a list and a detail never disagree.
@MainActor
package protocol PostsCollection: AnyObject, Sendable {
  /// Hears the memos of a condition: at once, as far as they are known, and after every change of them.
  /// A failure ends the listener.
  func addSnapshotListener(
    _ condition: SearchCondition,
    _ metadataChanges: MetadataChanges,
    _ listener: @escaping QueryListener
  ) -> ListenerRegistration

  /// Hears one memo with its body, at once and after every change of it.
  func addSnapshotListener(
    _ id: PostID,
    _ listener: @escaping DocumentListener
  ) -> ListenerRegistration

  /// Makes all changes of the batch. They are seen by every listener at once, as pending; the call returns when
  /// they are safely on disk, with the batch that takes them back, and throws after the listeners have seen what is true.
  @discardableResult
  func commit(_ batch: WriteBatch) async throws(PostsError) -> WriteBatch

  /// What would take back each write of the batch, if it were made now; nil for one that would fail. Changes nothing.
  func inverses(of batch: WriteBatch) async -> [WriteBatch.Write?]

  /// Which version of a memo stands in its file; nil where there is no such file.
  func version(of id: PostID) async -> ContentHash?

  /// Reads the folder anew and tells of what differs.
  func rescan()
}

package typealias QueryListener = @MainActor @Sendable (Result<QuerySnapshot, PostsError>) -> Void
package typealias DocumentListener = @MainActor @Sendable (Result<DocumentSnapshot, PostsError>) -> Void

extension PostsCollection {
  /// The memos of a condition.
  package func query(_ condition: SearchCondition) -> PostsQuery {
    PostsQuery(collection: self, condition: condition)
  }

  /// One memo.
  package func document(_ id: PostID) -> PostReference {
    PostReference(collection: self, id: id)
  }
}
