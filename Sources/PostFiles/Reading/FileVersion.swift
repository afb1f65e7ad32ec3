import Files
import Posts

/// As much of a file's status as hints at its version: all that a program or the kernel changes with the content. The
/// same in every run of the program.
struct FileVersion: Hashable, Sendable {
  /// When content, name or attributes last changed, the later of the times, in nanoseconds since 1970.
  let changed: Int64
  /// Of size, times, device and inode: a hundred thousand memos have one each.
  let mark: UInt64

  init(_ status: FileStatus) {
    changed = max(status.changed, status.modified)
    var mark = UInt64(truncatingIfNeeded: status.size)
    mark.mix(UInt64(bitPattern: status.modified))
    mark.mix(UInt64(bitPattern: status.changed))
    mark.mix(status.device)
    mark.mix(status.inode)
    self.mark = mark
  }

  /// A version that was written down.
  init(changed: Int64, mark: UInt64) {
    (self.changed, self.mark) = (changed, mark)
  }
}

extension FileVersion {
  /// A file that was changed so shortly before it was read may have been changed once more in the same tick of the
  /// file system's clock, in seconds.
  private static let coarsestTick = 2

  /// Whether the file may be another one by now with the same status, when it was read after that moment.
  func mayHideChange(readAfter moment: Timestamp) -> Bool {
    changed / 1_000_000_000 >= moment.seconds - Self.coarsestTick
  }
}
