import Glibc

/// How long each thread of a process has been on a processor so far: `/proc/PID/task/TID/schedstat`, in nanoseconds.
struct ThreadTimes {
  private let nanoseconds: [String: Int]

  init(of process: pid_t) {
    let folder = "/proc/\(process)/task"
    let pairs = FolderNames(of: folder).map { thread in
      (thread, text(of: "\(folder)/\(thread)/schedstat").split(separator: " ").first.flatMap { Int($0) } ?? 0)
    }
    nanoseconds = Dictionary(uniqueKeysWithValues: pairs)
  }

  /// What was spent since then.
  func spent(since earlier: ThreadTimes) -> (busiestThread: Duration, allThreads: Duration) {
    let spent = nanoseconds.map { $1 - (earlier.nanoseconds[$0] ?? 0) }
    return (.nanoseconds(spent.max() ?? 0), .nanoseconds(spent.reduce(0, +)))
  }
}
