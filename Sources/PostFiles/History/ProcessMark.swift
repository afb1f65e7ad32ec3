import Files
import Glibc

/// Tells a process from all others since the machine was started: its number and when it began, as `1234-567890`.
struct ProcessMark: Hashable, Sendable {
  let text: String

  static let own = ProcessMark(text: "\(getpid())-\(start(of: getpid()) ?? 0)")

  init(text: String) {
    self.text = text
  }

  /// Whether the process still runs; nothing else may be done with what is in its hands.
  var isRunning: Bool {
    let parts = text.split(separator: "-")
    guard parts.count == 2, let number = Int32(parts[0]), let start = Int(parts[1]) else { return false }
    guard let now = Self.start(of: number) else { return isProcessRunning(number) && start == 0 }
    return now == start
  }

  /// Clock ticks from the start of the machine to that of a process, the field 22 of proc_pid_stat(5); nil where there is
  /// no such process.
  private static func start(of process: Int32) -> Int? {
    let file = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    bytes.removeLast(bytes.count - max(0, read(file, &bytes, bytes.count)))
    // The second field, the command, may hold blanks and parentheses.
    let text = String(decoding: bytes, as: UTF8.self)
    let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
    return fields.count > 20 ? Int(fields[20]) : nil
  }
}
