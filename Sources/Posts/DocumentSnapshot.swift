/// One memo with its body at one moment.
package struct DocumentSnapshot: Sendable {
  package let id: PostID
  /// Nil where there is no such memo (any more).
  package let post: Post?
  /// The text after the front matter, with newlines as line ends, made of valid characters.
  package let body: String

  package init(id: PostID, post: Post?, body: String) {
    self.id = id
    self.post = post
    self.body = body
  }
}

extension DocumentSnapshot: Equatable {}
