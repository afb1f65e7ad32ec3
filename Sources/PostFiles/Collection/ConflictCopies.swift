import Posts

/// Which memos are conflict copies of which.
struct ConflictCopies {
  private var copies: [PostID: Set<PostID>] = [:]

  var isEmpty: Bool { copies.isEmpty }

  /// Whether a memo may be a conflict copy, to go by a look at its name that costs little.
  static func isPossible(_ post: Post) -> Bool {
    ConflictName.isPossible(count: post.idCount, last: post.idLast)
  }

  /// Takes in a memo; true where it is a conflict copy.
  mutating func note(_ id: PostID) -> Bool {
    guard let original = Self.original(of: id) else { return false }
    copies[original, default: []].insert(id)
    return true
  }

  /// The copies of a memo.
  func copies(of id: PostID) -> Set<PostID> {
    copies.isEmpty ? [] : copies[id, default: []]
  }

  /// The memo that a conflict copy was made of, to go by its name; nil for all others.
  static func original(of id: PostID) -> PostID? {
    guard ConflictName.isPossible(count: id.count, last: id.last) else { return nil }
    return ConflictName.original(of: id.bytes).map(PostID.init(bytes:))
  }
}
