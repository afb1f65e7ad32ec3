import CSystem

/// How memory is asked for: in one arena for all threads, which grows by large steps. Of their own, the arenas of
/// glibc's malloc grow page by page, each with a system call, and keep what only their thread may use again.
enum Allocation {
  private static let step: Int32 = 1 << 20

  /// Call before the first thread is made. See mallopt(3).
  static func choose() {
    dokusho_use_one_arena(step)
  }
}
