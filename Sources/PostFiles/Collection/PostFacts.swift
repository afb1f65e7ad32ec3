import Posts

/// What a query asks of every memo, kept beside the memos: most are passed over, counted and put in order without a look
/// at the memo itself, which stands somewhere in memory. Holds no reference, so that it is read without counting any.
struct PostFacts {
  /// When the memo was created for the sake of order, in seconds since 1970.
  let created: Int
  /// The number of its text.
  let text: Int32
  let isFavorite: Bool
  /// Whether another memo decides where it stands.
  let isConflictCopy: Bool

  init(_ post: Post, text: Int) {
    created = post.createdForOrder
    self.text = Int32(text)
    isFavorite = post.isFavorite
    isConflictCopy = post.original != nil
  }
}
