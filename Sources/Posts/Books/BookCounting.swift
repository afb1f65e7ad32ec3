import Synchronization

/// Counts books off the main actor, and remembers the memos that it counted last: mostly only the hits are other ones.
package final class BookCounting: Sendable {
  private let last = Mutex<BookCounts?>(nil)

  package init() {}

  /// Call when nobody wants to see books any more.
  package func forget() {
    last.withLock { $0 = nil }
  }

  /// The books that have a hit. `hits` are memos out of `all`.
  func books(of all: OrderedPosts, hits: OrderedPosts) -> [BookCount] {
    let counts = last.withLock { last in
      if let last, last.all == all { return last }
      let counts = BookCounts(of: all)
      last = counts
      return counts
    }
    return counts.books(hits: hits)
  }
}
