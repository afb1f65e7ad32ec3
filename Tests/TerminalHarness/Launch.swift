import CSystem
import Glibc

/// Which program to start, and with what around it.
package struct Launch {
  let program: String
  let arguments: [String]
  let environment: [String: String]
  /// nil stays in the folder of the test run.
  let directory: String?
  /// The terminal device that becomes its controlling terminal, input and output.
  let terminalPath: String
  /// Where its standard error goes; nil is the terminal.
  let standardError: Descriptor?

  /// A start of a program by its path, in this terminal and environment only.
  package init(
    program: String, arguments: [String], environment: [String: String], directory: String?,
    terminalPath: String, standardError: Descriptor?
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.directory = directory
    self.terminalPath = terminalPath
    self.standardError = standardError
  }

  /// Starts the program as the leader of a new session, with no inherited descriptor, no blocked signal
  /// and no ignored one.
  func start() throws(SystemCallFailure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    try describeDescriptors(in: &actions)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    describeSession(in: &attributes)

    var process: pid_t = 0
    let code = withCStrings([program] + arguments) { arguments in
      withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
        posix_spawn(&process, program, &actions, &attributes, arguments, environment)
      }
    }
    try SystemCallFailure.check("posix_spawn \(program)", errorNumber: code)
    return process
  }
}

extension Launch {
  /// The terminal is opened after the new session began, and so becomes its controlling terminal.
  private func describeDescriptors(
    in actions: inout posix_spawn_file_actions_t
  ) throws(SystemCallFailure) {
    var codes = [
      posix_spawn_file_actions_addopen(&actions, 0, terminalPath, O_RDWR, 0),
      posix_spawn_file_actions_adddup2(&actions, 0, 1),
      posix_spawn_file_actions_adddup2(&actions, standardError?.number ?? 0, 2),
      posix_spawn_file_actions_addclosefrom_np(&actions, 3),
    ]
    if let directory {
      codes.append(posix_spawn_file_actions_addchdir_np(&actions, directory))
    }
    for code in codes {
      try SystemCallFailure.check("posix_spawn_file_actions", errorNumber: code)
    }
  }

  private func describeSession(in attributes: inout posix_spawnattr_t) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = dokusho_spawn_setsid | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, flags)
  }

  private func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return body(pointers)
  }
}
