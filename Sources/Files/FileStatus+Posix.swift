import Glibc

extension FileStatus {
  /// Takes over what stat(2) told.
  init(_ status: stat) {
    self.init(
      kind: FileKind(mode: status.st_mode),
      size: Int(status.st_size),
      modified: nanoseconds(status.st_mtim),
      changed: nanoseconds(status.st_ctim),
      device: UInt64(status.st_dev),
      inode: UInt64(status.st_ino),
      mode: status.st_mode & 0o7777,
      owner: status.st_uid,
      group: status.st_gid,
      linkCount: Int(status.st_nlink))
  }
}

extension FileKind {
  fileprivate init(mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      case S_IFLNK: .symbolicLink
      default: .special
      }
  }
}

private func nanoseconds(_ time: timespec) -> Int64 {
  let (seconds, tooFar) = Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
  let (sum, tooFarAgain) = seconds.addingReportingOverflow(Int64(time.tv_nsec))
  return tooFar || tooFarAgain ? (time.tv_sec < 0 ? .min : .max) : sum
}
