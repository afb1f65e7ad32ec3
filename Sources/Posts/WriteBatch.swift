/// Changes that are made together.
package struct WriteBatch: Hashable, Sendable {
  /// What is done to one memo.
  package enum Write: Hashable, Sendable {
    /// A new memo with the bytes of its file; fails where its name is taken.
    case create(PostID, [UInt8])
    /// Changes of a memo's fields. `old` is what those fields held when the edit began: a field that no longer holds
    /// it was changed by somebody else, and the memo is left as it is. A field without an old value is set whatever
    /// it holds.
    case update(PostID, [PostChange], old: [PostChange])
    /// Back to another version of the memo, or in part where somebody changed other fields of it meanwhile.
    case revert(PostID, Reversion)
    /// To the trash.
    case delete(PostID)
    /// To the trash, provided that the memo is still this version: takes a creation back.
    case discard(PostID, ContentHash)
    /// Back from its place in the trash; nil for the one that was deleted last. Never over a memo that has the name.
    case restore(PostID, TrashPlace?)
  }

  package private(set) var writes: [Write] = []
  package private(set) var furtherNames = FurtherNames.refuse

  package init() {}

  /// A batch of these writes.
  package init(_ writes: [Write], furtherNames: FurtherNames = .refuse) {
    self.writes = writes
    self.furtherNames = furtherNames
  }

  /// Adds a new memo with the bytes of its file.
  package mutating func create(_ id: PostID, _ bytes: [UInt8]) {
    writes.append(.create(id, bytes))
  }

  /// Adds a change of a memo's field, whatever the field holds.
  package mutating func update(_ id: PostID, _ change: PostChange) {
    writes.append(.update(id, [change], old: []))
  }

  /// Adds changes of a memo's fields, each provided that the field still holds its old value.
  package mutating func update(_ id: PostID, _ changes: [PostChange], old: [PostChange]) {
    writes.append(.update(id, changes, old: old))
  }

  /// Adds that a memo goes to the trash.
  package mutating func delete(_ id: PostID) {
    writes.append(.delete(id))
  }

  /// Adds that a memo comes back from its place in the trash; nil for the one that was deleted last.
  package mutating func restore(_ id: PostID, _ place: TrashPlace?) {
    writes.append(.restore(id, place))
  }
}

extension WriteBatch.Write {
  /// The memo that it is done to.
  package var id: PostID {
    switch self {
    case .create(let id, _), .update(let id, _, _), .revert(let id, _), .delete(let id),
      .discard(let id, _), .restore(let id, _):
      id
    }
  }

  /// The changes of fields that it makes.
  package var changes: [PostChange] {
    switch self {
    case .update(_, let changes, _): changes
    case .revert(_, let reversion): reversion.changes
    case .create, .delete, .discard, .restore: []
    }
  }

  /// Whether the memo leaves the collection by it.
  package var isRemoval: Bool {
    switch self {
    case .delete, .discard: true
    case .create, .update, .revert, .restore: false
    }
  }
}
