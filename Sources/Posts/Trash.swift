/// The memos that were deleted and can still be taken back. A port. What goes into the trash and comes out of it are
/// writes of a batch.
package protocol Trash: Sendable {
  /// What is in the trash, newest first.
  func posts() async throws(PostsError) -> [TrashedPost]
  /// Deletes these for good; the first failure ends it.
  func remove(_ posts: [TrashedPost]) async throws(PostsError)
}
