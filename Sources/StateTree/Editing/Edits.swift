import Posts

/// The one road for changes of memos: each is made under a name, which undo tells it by.
package struct Edits: Sendable {
  private let posts: any PostsCollection

  package init(_ dependencies: Dependencies) {
    posts = dependencies.posts
  }

  /// Makes all changes of the batch as one step; returns when they are safely on disk.
  package func commit(_ batch: WriteBatch, as name: EditName) async throws(PostsError) {
    try await posts.commit(batch)
  }
}
