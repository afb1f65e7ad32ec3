import Files

/// As much of a file's status as hints at its version: all that a program or the kernel changes with the content.
struct FileVersion: Hashable, Sendable {
  private let size: Int
  private let modified: Int64
  /// When content, name or attributes last changed, in nanoseconds since 1970.
  let changed: Int64
  private let device: UInt64
  private let inode: UInt64

  init(_ status: FileStatus) {
    size = status.size
    modified = status.modified
    changed = status.changed
    device = status.device
    inode = status.inode
  }
}
