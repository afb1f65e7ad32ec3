import CSystem
import Glibc

/// A program to be started on the terminal, by its path, with its arguments as bytes: a file's name need not be UTF-8.
package struct ChildCommand: Sendable {
  let program: String
  let arguments: [[UInt8]]

  /// The first argument is the name under which the program runs.
  package init(program: String, arguments: [[UInt8]]) {
    self.program = program
    self.arguments = arguments
  }
}

extension ChildCommand {
  /// Starts it in this process group, with no signal blocked, these signals heeded though this program ignores them,
  /// and no descriptor but the three of every program. Returns the process.
  func start(heeding heeded: [Int32]) throws(ChildError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    describe(heeded, in: &attributes)

    var process: pid_t = 0
    let code = withPointers { posix_spawn(&process, program, &actions, &attributes, $0, environ) }
    guard code == 0 else { throw ChildError(code: code) }
    return process
  }

  private func describe(_ heeded: [Int32], in attributes: inout posix_spawnattr_t) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in heeded { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }

  private func withPointers<Result>(_ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
    let pointers = arguments.map { argument in
      (argument.map(CChar.init(bitPattern:)) + [0]).withUnsafeBufferPointer { $0.baseAddress.flatMap(strdup) }
    }
    defer { pointers.forEach { free($0) } }
    return body(pointers + [nil])
  }
}
