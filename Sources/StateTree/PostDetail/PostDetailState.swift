import Posts
import Redux

/// The detail: the memo with its body, as the collection last told it.
package struct PostDetailState: Equatable, Sendable {
  /// Nil before the first memo was shown. It may still be the memo selected before.
  @Revised package var document: DocumentSnapshot?

  /// The memo as the list has it, with its body; without the body while that is being read. So a star is here in the
  /// same picture as in the list.
  package func document(of post: Post) -> DocumentSnapshot {
    DocumentSnapshot(id: post.id, post: post, body: document?.id == post.id ? document?.body ?? "" : "")
  }
}

extension AppState {
  /// The memo whose body is wanted: the selected one, while the detail or the preview shows it.
  package var wantedDocument: PostID? {
    guard window.showsPreview || showsDetail else { return nil }
    return postList.current.selectedPost?.id
  }
}
