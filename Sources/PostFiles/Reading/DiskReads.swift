import Glibc

/// Tells whether files come from the disk or from the page cache.
struct DiskReads {
  private let before = Self.blocks

  /// Whether the program has waited for the disk since.
  var hasWaited: Bool { Self.blocks > before }

  /// `ru_inblock` of getrusage(2).
  private static var blocks: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_inblock
  }
}
