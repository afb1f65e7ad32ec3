/// The order of a list: a key and a direction.
package struct PostSort: Hashable, Sendable {
  /// What memos are sorted by.
  package enum Key: String, CaseIterable, Hashable, Sendable {
    case created, updated, book, title, rating, random
  }

  /// From the smallest up, or from the largest down.
  package enum Direction: String, CaseIterable, Hashable, Sendable {
    case ascending, descending
  }

  package var key: Key
  package var direction: Direction
  /// Which of the random orders; no part of a query line.
  package var seed: UInt64 = 0

  package init(key: Key, direction: Direction) {
    self.key = key
    self.direction = direction
  }

  package static let newestFirst = PostSort(key: .created, direction: .descending)

  /// The other direction of the same key.
  package var reversed: PostSort {
    PostSort(key: key, direction: direction == .ascending ? .descending : .ascending)
  }
}

extension PostSort.Key {
  /// The direction that people expect first: the newest, the best, but names from the start of the alphabet.
  package var usualDirection: PostSort.Direction {
    switch self {
    case .created, .updated, .rating: .descending
    case .book, .title, .random: .ascending
    }
  }
}
