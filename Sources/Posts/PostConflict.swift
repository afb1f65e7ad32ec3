/// An edit of a memo whose fields somebody else changed since the edit began: both versions, so that a person can choose.
package struct PostConflict: Hashable, Sendable {
  package let id: PostID
  /// The name that the edit gets when it is kept as a conflict copy.
  package let copy: PostID
  /// What the edit would set.
  package let changes: [PostChange]
  /// What the same fields hold in the file now; as `old` of another update it lets the edit win.
  package let standing: [PostChange]
  /// The file as the edit would make it.
  package let mine: [UInt8]
  /// The file as it stands.
  package let theirs: [UInt8]

  /// A conflict of these parts.
  package init(
    _ id: PostID, copy: PostID, changes: [PostChange], standing: [PostChange], mine: [UInt8], theirs: [UInt8]
  ) {
    self.id = id
    self.copy = copy
    self.changes = changes
    self.standing = standing
    self.mine = mine
    self.theirs = theirs
  }
}
