import UnicodeText

/// A total order of memos: by a key, memos without that key last, ties by file name in the same direction. Titles stand
/// in the order of their folded code points, kana before ideographs; a random order is one for each seed.
package struct PostOrder: Sendable {
  package let sort: PostSort

  package init(_ sort: PostSort) {
    self.sort = sort
  }

  /// The memos in this order.
  package func sorted(_ posts: [Post]) -> [Post] {
    sortedIndices(of: posts).map { posts[$0] }
  }

  /// The indices of the memos in this order.
  package func sortedIndices(of posts: [Post]) -> [Int] {
    switch sort.key {
    case .created, .updated, .rating, .random: sortedIndices(of: posts, by: number)
    case .book, .title: sortedIndices(of: posts, by: text)
    }
  }

  /// Where the memo stands in `posts`, which are in this order, or where it belongs.
  package func position<Posts: RandomAccessCollection>(of post: Post, in posts: Posts) -> Int
  where Posts.Element == Post, Posts.Index == Int {
    var (low, high) = (0, posts.count)
    while low < high {
      let middle = (low + high) / 2
      if areInOrder(posts[middle], post) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether the first of two memos stands before the second.
  package func areInOrder(_ first: Post, _ second: Post) -> Bool {
    switch sort.key {
    case .created, .updated, .rating, .random:
      precedes((number(of: first), first), (number(of: second), second))
    case .book, .title: precedes((text(of: first), first), (text(of: second), second))
    }
  }

  private func sortedIndices<Key: Comparable>(of posts: [Post], by key: (Post) -> Key?) -> [Int] {
    let keyed = posts.map { (key($0), $0) }
    return posts.indices.sorted { precedes(keyed[$0], keyed[$1]) }
  }

  @inline(__always)
  private func precedes<Key: Comparable>(_ left: (Key?, Post), _ right: (Key?, Post)) -> Bool {
    switch (left.0, right.0) {
    case (let first?, let second?) where first != second: isAscending ? first < second : second < first
    case (_?, nil): true
    case (nil, _?): false
    default: precedesByName(left.1, right.1)
    }
  }

  /// A conflict copy stands behind its original, in either direction.
  private func precedesByName(_ left: Post, _ right: Post) -> Bool {
    let (first, second) = (left.original?.id ?? left.id, right.original?.id ?? right.id)
    if first == second && (left.original == nil) != (right.original == nil) { return left.original == nil }
    let (low, high) = first == second ? (left.id, right.id) : (first, second)
    return isAscending ? low < high : high < low
  }

  private var isAscending: Bool { sort.direction == .ascending }

  /// Nil where the memo has no such key.
  private func number(of post: Post) -> Int? {
    let post = post.original ?? post
    return switch sort.key {
    case .updated: post.updated?.seconds ?? post.createdForOrder
    case .rating: post.rating
    case .random: post.id.scattered(by: sort.seed)
    default: post.createdForOrder
    }
  }

  /// Nil where the memo has no such key.
  private func text(of post: Post) -> TextKey? {
    let post = post.original ?? post
    return switch sort.key {
    case .book: post.book.isEmpty ? nil : TextKey(post.book, page: post.page)
    default: TextKey(post.title)
    }
  }
}
