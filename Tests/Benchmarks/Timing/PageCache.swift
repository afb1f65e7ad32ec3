import Glibc

/// The pages of files that the system keeps in memory.
enum PageCache {
  /// Drops all that are not in use, of all programs; the names of files stay known. False where only root may do that.
  static func drop() -> Bool {
    sync()
    let switchFile = open("/proc/sys/vm/drop_caches", O_WRONLY | O_CLOEXEC)
    guard switchFile >= 0 else { return false }
    defer { close(switchFile) }
    return write(switchFile, "1", 1) == 1
  }
}
