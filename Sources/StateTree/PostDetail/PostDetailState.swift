import Posts
import Redux

/// The detail: the memo with its body, as the collection last told it.
package struct PostDetailState: Equatable, Sendable {
  /// Nil before the first memo was shown. It may still be the memo selected before.
  @Revised package var document: DocumentSnapshot?
  /// What is looked for in the texts; nil for what the list was filtered by.
  package var find: SearchCondition?
  /// The memo whose first hit was asked for last; nil before the first time.
  package var wantedHit: WantedHit?

  /// A memo whose first hit is to be shown.
  package struct WantedHit: Hashable, Sendable {
    /// Which time it is.
    package let number: Int
    package let id: PostID
  }

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
