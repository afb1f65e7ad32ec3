import Glibc

/// What may have grown between the end of the warm-up, which is the first quarter of the rests, and the last rest.
enum MemoryGrowth {
  /// In KiB, from SOAK_MEMORY_MIB where a sanitizer's own bookkeeping counts too; otherwise 16 MiB: a heap that is cut into pieces
  /// wanders by a few MiB, and a leak of a page at each operation of ten minutes would be more.
  private static let wandering =
    1024 * (getenv("SOAK_MEMORY_MIB").flatMap { Int(String(cString: $0)) } ?? 16)

  static func warmedUp(_ rests: [Rest]) -> Rest? {
    rests.isEmpty ? nil : rests[(rests.count - 1) / 4]
  }

  static func faults(in rests: [Rest]) -> [String] {
    guard let before = warmedUp(rests), let after = rests.last else { return [] }
    var faults: [String] = []
    if after.openFiles > before.openFiles {
      faults.append("open files grew from \(before.openFiles) to \(after.openFiles)")
    }
    if after.memory > before.memory + before.memory / 4 + wandering {
      faults.append("memory grew from \(before.memory) KiB to \(after.memory) KiB")
    }
    return faults
  }
}
