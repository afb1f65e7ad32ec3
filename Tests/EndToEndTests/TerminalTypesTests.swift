import TerminalHarness
import Testing

@Suite("Terminals of every type, languages of every kind")
struct TerminalTypesTests {
  private static let languages = [nil, "C", "POSIX", "C.UTF-8", "ko_KR.eucKR"]

  @Test(
    "the program runs, in Japanese script, and leaves the terminal as it was",
    arguments: ["xterm", "linux", "vt100", "screen", "tmux-256color", "xterm-ghostty"], languages)
  func runs(type: String, language: String?) throws {
    let store = try MemoStore()
    let session = try start(type, language, store, "exec \"$0\" \"$@\"")
    try session.waitForText("live")
    session.type("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(String(decoding: session.rawOutput, as: UTF8.self).contains("猫"))
    // The Linux console and its elders have one screen.
    #expect(Aftermath(of: session).faults.isEmpty)
  }

  @Test(
    "the program says in one sentence what is wrong, ends with 1 and has sent no control sequence",
    arguments: [
      (nil, "“” is not known"), ("", "“” is not known"), ("dumb", "“dumb” cannot show full screens"),
      ("nope", "“nope” is not known"),
    ], languages)
  func refuses(type: (name: String?, sentence: String), language: String?) throws {
    let store = try MemoStore()
    let session = try start(type.name, language, store, "exec \"$0\" \"$@\"")
    try expectRefusal(session, type.sentence)
  }

  @Test(
    "without a terminal on both sides it says so, whatever is there instead",
    arguments: ["", "</dev/null", "<&-", "echo |"], ["", ">/dev/null", ">&-", "| cat"])
  func redirected(input: String, output: String) throws {
    guard input != "" || output != "" else { return }
    let store = try MemoStore()
    let (before, inside) = input.hasSuffix("|") ? (input, "") : ("", input)
    let script = "(\(before) \"$0\" \"$@\" \(inside); echo \"status $?\" >&2) \(output)"
    let session = try start("xterm", "C.UTF-8", store, script)
    try session.waitForExit()
    #expect(session.screen.text == "dokusho: a terminal is needed for input and output.\nstatus 1")
    #expect(Aftermath(of: session).faults.isEmpty)
  }

  @Test("--version and --help work wherever their output goes", arguments: ["--version", "--help"])
  func information(option: String) throws {
    let folder = try TemporaryFolder()
    let script = """
      set -e; unset TERM LANG
      for input in /dev/null /dev/tty; do "$0" \(option) <$input | cat >"\(folder.path)/piped"; "$0" \(option) <$input; done
      "$0" \(option) <&- >"\(folder.path)/closed"; "$0" \(option) >&-; "$0" \(option) 2>&- >/dev/null; echo fine
      """
    let session = try TerminalSession(
      program: "/bin/sh", arguments: ["-c", script, Program.path], environment: try folder.environment())
    #expect(try session.waitForExit() == .exited(0))
    try session.waitForText("fine")
    #expect(try folder.read("piped").contains("dokusho"))
    #expect(try folder.read("closed") == folder.read("piped"))
  }

  @Test(
    "what is said with standard error closed gets into no file",
    arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
  func closed(streams: String) throws {
    let store = try MemoStore()
    let script = "\"$0\" \"$@\" --log \"$2/log\" \(streams); true"
    let session = try start("nope", "C.UTF-8", store, script)
    try session.waitForExit()
    #expect(try store.folder.read("store/log") == "")
  }

  private func expectRefusal(_ session: TerminalSession, _ sentence: String) throws {
    #expect(try session.waitForExit() == .exited(1))
    #expect(session.screen.lines.joined().contains(sentence))
    #expect(ControlSequence.all(in: session.rawOutput).map(\.final) == ["\r", "\n"])
    #expect(Aftermath(of: session).faults.isEmpty)
  }

  /// Nil leaves a variable unset.
  private func start(
    _ type: String?, _ language: String?, _ store: MemoStore, _ script: String
  ) throws -> TerminalSession {
    var environment = try store.folder.environment()
    environment["TERM"] = type
    environment["LANG"] = language
    return try TerminalSession(
      program: "/bin/sh", arguments: ["-c", script, Program.path, "--data-dir", store.path],
      environment: environment)
  }
}
