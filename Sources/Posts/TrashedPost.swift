/// A memo in the trash.
package struct TrashedPost: Equatable, Sendable {
  package let place: TrashPlace
  /// The memo as it was listed before it was deleted.
  package let post: Post
  package let deleted: Timestamp

  package init(place: TrashPlace, post: Post, deleted: Timestamp) {
    self.place = place
    self.post = post
    self.deleted = deleted
  }
}
