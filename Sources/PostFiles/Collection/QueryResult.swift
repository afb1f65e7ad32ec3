import Posts

/// The memos that a query finds, in its order, with what is counted of them.
struct QueryResult: Equatable {
  var documents: OrderedPosts
  private(set) var favoriteCount: Int
  /// How many of them show a change that is not on disk yet.
  private(set) var pendingCount: Int

  /// A result that has been counted.
  init(_ documents: OrderedPosts, favoriteCount: Int, pendingCount: Int) {
    self.documents = documents
    self.favoriteCount = favoriteCount
    self.pendingCount = pendingCount
  }

  /// A result that is counted anew.
  init(_ documents: OrderedPosts) {
    self.init(documents, favoriteCount: 0, pendingCount: 0)
    for post in documents { count(post, 1) }
  }

  mutating func insert(_ post: Post, place: Int, at index: Int) {
    documents.insert(place: place, at: index)
    count(post, 1)
  }

  @discardableResult
  mutating func remove(at index: Int) -> Post {
    let post = documents[index]
    documents.remove(at: index)
    count(post, -1)
    return post
  }

  private mutating func count(_ post: Post, _ number: Int) {
    if post.isFavorite { favoriteCount += number }
    if post.hasPendingWrites { pendingCount += number }
  }
}
