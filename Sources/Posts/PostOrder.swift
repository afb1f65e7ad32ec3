import UnicodeText

/// A total order of memos: by a key, memos without that key last, ties by file name in the same direction.
package struct PostOrder: Sendable {
  private let sort: PostSort

  package init(_ sort: PostSort) {
    self.sort = sort
  }

  /// The memos in this order.
  package func sorted(_ posts: [Post]) -> [Post] {
    posts.map { (key: key(of: $0), post: $0) }.sorted(by: precedes).map(\.post)
  }

  /// Where the memo stands in `posts`, which are in this order, or where it belongs.
  package func position(of post: Post, in posts: [Post]) -> Int {
    let wanted = (key: key(of: post), post: post)
    var (low, high) = (0, posts.count)
    while low < high {
      let middle = (low + high) / 2
      if precedes((key(of: posts[middle]), posts[middle]), wanted) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether the first of two memos stands before the second.
  package func areInOrder(_ first: Post, _ second: Post) -> Bool {
    precedes((key(of: first), first), (key(of: second), second))
  }

  private func precedes(_ left: (key: PostKey, post: Post), _ right: (key: PostKey, post: Post)) -> Bool {
    if left.key.isMissing != right.key.isMissing { return right.key.isMissing }
    if left.key == right.key {
      return isAscending ? left.post.id < right.post.id : right.post.id < left.post.id
    }
    return isAscending ? left.key < right.key : right.key < left.key
  }

  private var isAscending: Bool { sort.direction == .ascending }

  private func key(of post: Post) -> PostKey {
    switch sort.key {
    case .created: PostKey(number: post.created.seconds)
    case .updated: PostKey(number: (post.updated ?? post.created).seconds)
    case .rating: post.rating.map { PostKey(number: $0) } ?? .missing
    case .title: PostKey(text: post.title)
    case .book: post.book.isEmpty ? .missing : PostKey(text: post.book, page: post.page)
    }
  }
}
