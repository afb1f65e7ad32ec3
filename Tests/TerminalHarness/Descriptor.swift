import Glibc

/// An open file descriptor, closed when its last owner goes.
package final class Descriptor {
  /// What one `read` found.
  package enum Arrival {
    case bytes([UInt8])
    case nothingYet
    /// The other side is closed: end of file, or EIO from a pseudo-terminal.
    case end
  }

  package let number: Int32

  /// Takes over the descriptor that `call` returned; throws its error if there is none.
  init(_ number: Int32, from call: String) throws(SystemCallFailure) {
    self.number = try SystemCallFailure.check(call, number)
  }

  deinit {
    close(number)
  }

  /// Reads once. The descriptor must be non-blocking.
  package func readAvailable() -> Arrival {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = read(number, &buffer, buffer.count)
    guard count > 0 else {
      return count < 0 && Self.isTemporary(errno) ? .nothingYet : .end
    }
    return .bytes(Array(buffer.prefix(count)))
  }

  /// Writes once as many bytes as fit now, and returns how many that were. The descriptor must be non-blocking.
  package func writeAvailable(_ bytes: [UInt8]) -> Int {
    max(0, write(number, bytes, bytes.count))
  }
}

extension Descriptor {
  private static func isTemporary(_ code: Int32) -> Bool {
    code == EAGAIN || code == EINTR
  }
}
