/// A fault that strace(1) injects into a kind of system call.
struct Injection: CustomStringConvertible {
  enum Effect: String, CaseIterable {
    case full = "error=ENOSPC"
    case quota = "error=EDQUOT"
    case broken = "error=EIO"
    case killed = "signal=KILL"
  }

  let call: String
  let effect: Effect
  /// Which call of a thread meets it, from 1 on.
  let number: Int

  /// The system calls of a save.
  static let calls = ["write", "fsync", "renameat2", "renameat", "openat", "close", "linkat", "unlinkat"]

  /// For the option `-e`.
  var expression: String { "inject=\(call):\(effect.rawValue):when=\(number)" }

  var description: String { "\(call) \(number) \(effect.rawValue)" }
}
