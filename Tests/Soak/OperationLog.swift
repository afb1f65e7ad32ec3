import Glibc
import Synchronization

/// What was done, with the time in milliseconds since the start; shown only after a fault.
final class OperationLog: Sendable {
  private let lines = Mutex<[String]>([])
  private let start = ContinuousClock.now

  func note(_ line: String) {
    let time = Int((ContinuousClock.now - start) / .milliseconds(1))
    lines.withLock { $0.append("\(time) \(line)") }
  }

  /// Writes it to a file, and says so.
  func write(to path: String) {
    guard let file = fopen(path, "w") else { return }
    defer { fclose(file) }
    for line in lines.withLock({ $0 }) { fputs("\(line)\n", file) }
    print("operations: \(path)")
  }
}
