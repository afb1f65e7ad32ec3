import Glibc

/// A program running in a pseudo-terminal of its own, for tests that type keys and look at the screen.
///
/// What the program writes is taken in whenever the test waits for something or looks at the session; there is
/// no thread behind it. The program is killed when the session is released, which may be right after its last use.
package final class TerminalSession {
  let connection: TerminalConnection
  /// How long a wait lasts if it does not say otherwise.
  let timeout: Duration
  /// The line settings of the terminal before the program began.
  package let modesAtStart: TerminalModes
  private var modesBeforeHangUp: TerminalModes

  /// Starts a program, given by its path, in a terminal of this size. It gets this environment and no other; a
  /// nil directory is that of the test run. Waits last at most `timeout`, unless they say otherwise.
  package init(
    program: String, arguments: [String] = [], environment: [String: String] = [:],
    size: (rows: Int, columns: Int) = (rows: 24, columns: 80), directory: String? = nil,
    standardError: StandardErrorRoute = .terminal, timeout: Duration = .seconds(10)
  ) throws(SystemCallFailure) {
    let terminal = try PseudoTerminal(rows: size.rows, columns: size.columns)
    modesAtStart = terminal.modes
    modesBeforeHangUp = terminal.modes
    let errorPipe = standardError == .separate ? try ErrorPipe() : nil
    let launch = Launch(
      program: program, arguments: arguments, environment: environment, directory: directory,
      terminalPath: terminal.slavePath, standardError: errorPipe?.writer)
    connection = TerminalConnection(
      terminal: terminal, virtual: VirtualTerminal(rows: size.rows, columns: size.columns),
      child: try ChildProcess(launch), errorReader: errorPipe?.reader)
    self.timeout = timeout
  }

  // MARK: What the user does

  /// Types these characters, as UTF-8.
  package func type(_ text: String) {
    send(Array(text.utf8))
  }

  /// Presses these keys, one after the other.
  package func press(_ keys: Keystroke...) {
    connection.catchUp()
    send(keys.flatMap(connection.virtual.bytes))
  }

  /// Pastes a text, in brackets if the program has asked for them.
  package func paste(_ text: String) {
    connection.catchUp()
    send(connection.virtual.bytes(forPasting: text))
  }

  /// Sends any bytes, such as the report of a mouse.
  package func send(_ bytes: [UInt8]) {
    connection.send(bytes)
  }

  /// Changes the size of the window. The program is told by SIGWINCH; until it draws anew, the screen shows what
  /// fits of the old one.
  package func resize(rows: Int, columns: Int) {
    connection.catchUp()
    connection.virtual.resize(rows: rows, columns: columns)
    connection.terminal?.resize(rows: rows, columns: columns)
  }

  /// Changes the size for the program alone; libvterm does not survive all changes of its own.
  package func resizeUnseen(rows: Int, columns: Int) {
    connection.catchUp()
    connection.terminal?.resize(rows: rows, columns: columns)
  }

  /// Sends a signal. The program leads its session, so the system ignores a SIGTSTP for it: to suspend a
  /// program, start it below a shell with job control and let it be the foreground job.
  package func signal(_ number: Int32, to target: SignalTarget = .program) {
    switch target {
    case .program:
      connection.child.signal(number)
    case .foregroundJob:
      guard let group = connection.terminal?.foregroundGroup else { return }
      kill(-group, number)
    }
  }

  /// Closes the terminal under the program, as when a window is closed or a connection is lost.
  package func hangUp() {
    modesBeforeHangUp = terminalModes
    connection.hangUp()
  }

  // MARK: What the user sees

  /// What is on the screen now. After the end of the program, what it left there.
  package var screen: Screen {
    connection.catchUp()
    return connection.virtual.screen
  }

  /// Where the cursor is now, seen or not.
  package var cursor: (row: Int, column: Int) { screen.cursor }

  /// The rows that have left the top of the main screen, oldest first.
  package var scrollback: [String] {
    connection.catchUp()
    return connection.virtual.scrollback
  }

  /// All bytes that the terminal has received so far.
  package var rawOutput: [UInt8] {
    connection.catchUp()
    return connection.output
  }

  /// What the program wrote to its standard error so far, if that goes to a pipe of its own.
  package var standardError: String {
    connection.catchUp()
    return String(decoding: connection.errors, as: UTF8.self)
  }

  /// The line settings of the terminal; after a hang-up, as they were last.
  package var terminalModes: TerminalModes {
    connection.terminal?.modes ?? modesBeforeHangUp
  }

  /// Whether the program has not ended yet.
  package var isRunning: Bool {
    connection.catchUp()
    return connection.child.status == nil
  }

  /// The process group that has the foreground of the terminal; nil if there is none.
  package var foregroundGroup: pid_t? { connection.terminal?.foregroundGroup }

  /// The process number of the program.
  package var processID: pid_t { connection.child.id }

  /// The time the program spent on a processor; nil while it runs.
  package var processorTime: Duration? {
    connection.catchUp()
    return connection.child.processorTime
  }
}
