/// What the file system tells of a file. Two equal values mean, as a hint and not as proof, the same version.
package struct FileStatus: Hashable, Sendable {
  package var kind: FileKind
  /// In bytes.
  package var size: Int
  /// When the content last changed: nanoseconds since 1970, at the ends of Int64 when beyond.
  package var modified: Int64
  /// When content, name or attributes last changed, in the same unit; unlike `modified` nobody can set it back.
  package var changed: Int64
  package var device: UInt64
  package var inode: UInt64
  /// The twelve permission bits.
  package var mode: UInt32
  package var owner: UInt32
  package var group: UInt32
  /// How many names (hard links) the file has.
  package var linkCount: Int

  /// A status of these parts.
  package init(
    kind: FileKind, size: Int, modified: Int64, changed: Int64, device: UInt64, inode: UInt64,
    mode: UInt32, owner: UInt32, group: UInt32, linkCount: Int
  ) {
    self.kind = kind
    self.size = size
    self.modified = modified
    self.changed = changed
    self.device = device
    self.inode = inode
    self.mode = mode
    self.owner = owner
    self.group = group
    self.linkCount = linkCount
  }
}
