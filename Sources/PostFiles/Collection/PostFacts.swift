import Posts

/// What a query asks of every memo, kept in a row of its own: most memos are passed over and counted without a look at
/// the memo itself, which stands somewhere in memory. Holds no reference, so that it is read without counting any.
struct PostFacts {
  let text: TextPlace
  let isFavorite: Bool
  let hasPendingWrites: Bool

  init(_ post: Post, text: TextPlace) {
    self.text = text
    isFavorite = post.isFavorite
    hasPendingWrites = post.hasPendingWrites
  }
}
