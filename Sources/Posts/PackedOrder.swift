/// The order of memos by one number each, packed with the memo's place by identity into one word, so that words are sorted
/// and no memo is touched. A fast way to the order of `PostOrder`; conflict copies stand elsewhere.
package struct PackedOrder: Sendable {
  private static let placeBits: UInt64 = 20
  private static let mask: UInt64 = 1 << placeBits - 1
  /// The largest number, either way.
  private static let bound = 1 << 41

  private let isAscending: Bool
  private let sort: PostSort

  /// Nil where memos are sorted by texts, or are too many.
  package init?(_ sort: PostSort, count: Int) {
    guard count < 1 << Int(Self.placeBits), sort.key != .book, sort.key != .title else { return nil }
    isAscending = sort.direction == .ascending
    self.sort = sort
  }

  /// The number of a memo; nil where it has none.
  package func number(of post: Post) -> Int? {
    switch sort.key {
    case .rating: post.rating
    case .updated: post.updated?.seconds ?? post.createdForOrder
    case .random: post.id.scattered(by: sort.seed)
    default: post.createdForOrder
    }
  }

  /// The word for a memo with this number; nil where that is out of bounds.
  ///
  /// - Parameter place: How many memos have a smaller identity.
  package func word(for number: Int?, at place: Int) -> UInt64? {
    let tie = isAscending ? UInt64(place) : Self.mask - UInt64(place)
    guard let number else { return UInt64(4 * Self.bound) << Self.placeBits | tie }
    guard -Self.bound < number, number < Self.bound else { return nil }
    return UInt64(Self.bound + (isAscending ? number : -number)) << Self.placeBits | tie
  }

  /// The place of the memo that the word is for.
  package func place(of word: UInt64) -> Int {
    Int(isAscending ? word & Self.mask : Self.mask - (word & Self.mask))
  }
}
