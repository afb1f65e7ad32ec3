import Posts

/// The order of memos by identity. The beginnings of the identities are compared, which stand in a row, and hardly a memo
/// is touched. A fast way to `sorted { $0.post.precedesByID($1.post) }`.
enum IdentityOrder {
  /// The places of the memos in this order; of two with the same identity, the place of the first one first.
  static func places(of memos: [IndexedPost]) -> [Int] {
    var keys = memos.enumerated().map { Key(beginning: $1.post.idBeginning, place: $0) }
    // Memos are read newest first, so that this is all that is to be done nearly always.
    if areInOrder(keys) { return keys.map(\.place) }
    keys.reverse()
    if areInOrder(keys) { return keys.map(\.place) }
    keys.sort { left, right in
      if left.beginning != right.beginning { return left.beginning < right.beginning }
      let (first, second) = (memos[left.place].post, memos[right.place].post)
      if first.precedesByID(second) { return true }
      return second.precedesByID(first) ? false : left.place < right.place
    }
    return keys.map(\.place)
  }

  private struct Key {
    let beginning: PostID.Beginning
    let place: Int
  }

  private static func areInOrder(_ keys: [Key]) -> Bool {
    keys.indices.dropFirst().allSatisfy { keys[$0 - 1].beginning < keys[$0].beginning }
  }
}
