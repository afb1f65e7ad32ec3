import Posts

/// The folder as another program changes it.
package struct FakeFolder {
  var entries: [PostID: FakeEntry]
  /// What was deleted, the newest last.
  var trash: [FakeTrashed] = []

  /// A new memo, or a new version of one that is there.
  package mutating func put(_ memo: FakeMemo) { entries[memo.id] = FakeEntry(memo) }

  package mutating func remove(_ id: PostID) { entries[id] = nil }
}
