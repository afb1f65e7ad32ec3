/// Changes that are made together.
package struct WriteBatch: Hashable, Sendable {
  /// One change of one memo.
  package enum Write: Hashable, Sendable {
    /// A new memo with the bytes of its file; fails where its name is taken.
    case create(PostID, [UInt8])
    case update(PostID, PostChange)
  }

  package private(set) var writes: [Write] = []

  package init() {}

  /// Adds a new memo with the bytes of its file.
  package mutating func create(_ id: PostID, _ bytes: [UInt8]) {
    writes.append(.create(id, bytes))
  }

  /// Adds a change of a memo's field.
  package mutating func update(_ id: PostID, _ change: PostChange) {
    writes.append(.update(id, change))
  }
}
