import Posts

/// The memos that a query finds, in its order, with what is counted of them.
struct QueryResult {
  var documents: [Post]
  private(set) var favoriteCount: Int
  /// How many of them show a change that is not on disk yet.
  private(set) var pendingCount: Int

  /// A result that is counted anew.
  init(_ documents: [Post]) {
    self.documents = documents
    (favoriteCount, pendingCount) = (0, 0)
    for post in documents { count(post) }
  }

  /// A result that has been counted, of memos that are all on disk.
  init(onDisk documents: [Post], favoriteCount: Int) {
    self.documents = documents
    (self.favoriteCount, pendingCount) = (favoriteCount, 0)
  }

  /// Counts a memo that came, or with -1 one that went.
  mutating func count(_ post: Post, _ number: Int = 1) {
    if post.isFavorite { favoriteCount += number }
    if post.hasPendingWrites { pendingCount += number }
  }
}

extension QueryResult: Equatable {}
