import Dispatch
import Glibc

/// A file that lines are appended to, on a queue of its own.
final class LogFile: Sendable {
  private let descriptor: Int32
  private let queue = DispatchQueue(label: "dokusho.log", qos: .utility)

  init(_ path: String) throws(StartError) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw .logFile(path) }
  }

  deinit {
    close(descriptor)
  }

  func append(_ line: String) {
    queue.async { [descriptor] in
      let bytes = Array(line.utf8) + [UInt8(ascii: "\n")]
      _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }
  }

  /// Returns when all lines are written.
  func flush() {
    queue.sync {}
  }
}
