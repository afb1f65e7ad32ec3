import Glibc
import TerminalHarness
import Testing

@Suite("However the program ends, the terminal is as it was")
struct DyingTests {
  private static let quiet = ["SWIFT_BACKTRACE": "enable=no"]

  @Test("when it quits, also out of a text field's screen", arguments: ["q", "Q", "lQ"])
  func quitting(keys: String) throws {
    let reader = try Reader(MemoStore())
    reader.press(keys)
    #expect(try reader.session.waitForExit() == .exited(0))
    #expect(Aftermath(of: reader.session).faults.isEmpty)
  }

  @Test(
    "when a signal asks it to end",
    arguments: [
      SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF,
    ])
  func asked(signal: Int32) throws {
    let reader = try Reader(MemoStore())
    reader.session.signal(signal)
    #expect(try reader.session.waitForExit() == .exited(128 + signal))
    #expect(Aftermath(of: reader.session).faults.isEmpty)
  }

  @Test("when it crashes", arguments: [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE])
  func crash(signal: Int32) throws {
    let reader = try Reader(MemoStore(), environment: Self.quiet)
    reader.session.signal(signal)
    #expect(try reader.session.waitForExit() == .signaled(signal))
    #expect(Aftermath(of: reader.session).faults.isEmpty)
  }

  @Test(
    "when it makes a mistake, and what is said of that stands on the main screen",
    arguments: [
      ("i", SIGILL, "Index out of range"), ("f", SIGILL, "this cannot be"), ("a", SIGABRT, ""),
      ("r", SIGSEGV, ""),
    ])
  func mistake(key: String, signal: Int32, sentence: String) throws {
    let session = try dying()
    session.type(key)
    let end = try session.waitForExit()
    // A trap is another instruction on another processor.
    #expect(end == .signaled(signal) || signal == SIGILL && end == .signaled(SIGTRAP))
    #expect(Aftermath(of: session).faults.isEmpty)
    let shown = (session.scrollback + session.screen.lines).joined()
    #expect(sentence.isEmpty || shown.contains(sentence))
  }

  @Test("when it is deaf and was asked to end")
  func deaf() throws {
    let session = try dying()
    session.type("d")
    session.signal(SIGTERM)
    let end = try session.waitForExit()
    #expect(end == .exited(128 + SIGTERM))
    #expect(Aftermath(of: session).faults.isEmpty)
  }

  @Test("a signal that tells what a call tells, too, does not end it", arguments: [SIGPIPE, SIGXFSZ])
  func needless(signal: Int32) throws {
    let reader = try Reader(MemoStore())
    reader.session.signal(signal)
    reader.press("j")
    try reader.session.waitForText("2/6")
  }

  /// A program that is on the screen and waits for the key of a mistake.
  private func dying() throws -> TerminalSession {
    let folder = try TemporaryFolder()
    let session = try TerminalSession(
      program: Program.path(of: "dying"), environment: try folder.environment(Self.quiet))
    try session.waitForText("alive")
    return session
  }
}
