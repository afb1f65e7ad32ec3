import Posts

/// The trash screen.
package struct TrashState: Equatable, Sendable {
  /// What is in the trash, newest first; nil until it has been read.
  package var posts: [TrashedPost]?
  /// The selected row; nil in an empty trash.
  package var index: Int?
  /// Why the trash cannot be read; nil while all is well.
  package var failure: PostsError?

  package var selected: TrashedPost? {
    index.flatMap { index in posts.flatMap { $0.indices.contains(index) ? $0[index] : nil } }
  }
}
