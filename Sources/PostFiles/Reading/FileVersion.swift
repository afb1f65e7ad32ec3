import Files

/// As much of a file's status as hints at its version: all that a program or the kernel changes with the content.
struct FileVersion: Hashable, Sendable {
  /// When content, name or attributes last changed, in nanoseconds since 1970.
  let changed: Int64
  /// Of size, time of the content, device and inode: a hundred thousand memos have one each.
  private let hash: Int

  init(_ status: FileStatus) {
    changed = status.changed
    var hasher = Hasher()
    hasher.combine(status.size)
    hasher.combine(status.modified)
    hasher.combine(status.device)
    hasher.combine(status.inode)
    hash = hasher.finalize()
  }
}
