import Glibc

/// How a program ended.
package enum ProgramExit: Equatable, Sendable {
  /// It returned or called `exit` with this code.
  case exited(Int32)
  /// This signal killed it.
  case signaled(Int32)

  /// Decodes the status word of `waitpid` for a process that has ended, as `<sys/wait.h>` does.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .exited((waitStatus >> 8) & 0xff) : .signaled(signal)
  }
}

extension ProgramExit: CustomStringConvertible {
  package var description: String {
    switch self {
    case .exited(let code): "exited with \(code)"
    case .signaled(let signal): "killed by signal \(signal) (\(String(cString: strsignal(signal))))"
    }
  }
}
