import Glibc

/// What the system knows of a running process, from proc(5).
package struct ProcessFacts {
  private let id: pid_t

  /// Asks about the process of this number, now and later.
  package init(id: pid_t) {
    self.id = id
  }

  /// Waits, without reading its terminal, until it has ended or the time is over; whether it has ended.
  package func hasEnded(within limit: Duration) -> Bool {
    let deadline = ContinuousClock.now + limit
    while !hasEnded, .now < deadline { usleep(20_000) }
    return hasEnded
  }

  /// Whether it has ended, whether or not its parent has been told.
  private var hasEnded: Bool {
    guard let state = fields(of: "stat").dropFirst(2).first else { return true }
    return state == "Z"
  }

  /// The time it has spent on processors, in the hundredths of a second that the system counts in.
  package var processorTime: Duration {
    // Fields 14 and 15; the name in the second has no spaces.
    let ticks = fields(of: "stat").dropFirst(13).prefix(2).compactMap { Int($0) }
    return .milliseconds(ticks.reduce(0, +) * 10)
  }

  /// How often its threads have gone to sleep.
  package var sleeps: Int {
    FileTree(path: "/proc/\(id)/task").names.reduce(0) { sum, thread in
      let words = fields(of: "task/\(thread)/status")
      let name = words.firstIndex(of: "voluntary_ctxt_switches:")
      return sum + (name.flatMap { words.dropFirst($0 + 1).first }.flatMap { Int($0) } ?? 0)
    }
  }

  private func fields(of file: String) -> [Substring] {
    guard let stream = fopen("/proc/\(id)/\(file)", "r") else { return [] }
    defer { fclose(stream) }
    var bytes = [UInt8](repeating: 0, count: 8192)
    let count = fread(&bytes, 1, bytes.count, stream)
    return String(decoding: bytes.prefix(count), as: UTF8.self).split { $0.isWhitespace }
  }
}
