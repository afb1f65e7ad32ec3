import Glibc
import TerminalHarness
import Testing

@Suite("The program")
struct ProgramTests {
  @Test("it leads a session whose controlling terminal is ours")
  func controllingTerminal() throws {
    let shell = try Shell(
      "[ -t 0 -a -t 1 -a -t 2 ] && echo three; echo here >/dev/tty; echo $(ps -o sid= -p $$)")
    try shell.session.expectScreen(
      """
      three
      here
      \(shell.session.processID)
      """)
  }

  @Test("it inherits no descriptor")
  func descriptors() throws {
    let inheritable = open("/dev/null", O_RDONLY)
    defer { close(inheritable) }
    let shell = try Shell("echo /proc/$$/fd/*", size: (rows: 3, columns: 100))
    try shell.session.waitForExit()
    let names = shell.session.screen.line(0).split(separator: " ").compactMap {
      $0.split(separator: "/").last
    }
    // bash itself keeps 255, and the pattern is expanded through 3.
    #expect(Set(names).subtracting(["3", "255"]) == ["0", "1", "2"])
  }

  @Test("it starts with no signal blocked or ignored")
  func signals() throws {
    Glibc.signal(SIGUSR2, SIG_IGN)
    defer { Glibc.signal(SIGUSR2, SIG_DFL) }
    let session = try TerminalSession(
      program: "/bin/cat", arguments: ["/proc/self/status"], size: (rows: 80, columns: 80))
    try session.waitForExit()
    let masks = session.screen.lines.filter { $0.hasPrefix("SigBlk") || $0.hasPrefix("SigIgn") }
    // Glibc itself may leave its two internal signals, 32 and 33, ignored.
    let known = ["SigBlk: 0000000000000000", "SigIgn: 0000000000000000", "SigIgn: 0000000180000000"]
    #expect(masks.count == 2)
    #expect(Set(masks).isSubset(of: known))
  }

  @Test("its environment is the one given, and no more")
  func environment() throws {
    let session = try TerminalSession(
      program: "/usr/bin/env", environment: ["B": "二", "A": "one"], size: (rows: 4, columns: 20))
    try session.waitForExit()
    #expect(session.screen.lines.sorted() == ["", "", "A=one", "B=二"])
  }

  @Test("it starts in the folder given")
  func directory() throws {
    let folder = try TemporaryFolder()
    let session = try TerminalSession(
      program: "/bin/pwd", size: (rows: 2, columns: 200), directory: folder.path)
    try session.expectScreen(folder.path)
  }

  @Test("it sees the size from the start, and is told of a new one")
  func resize() throws {
    let shell = try Shell(
      "trap 'stty size' WINCH; stty size; while :; do read -t 1; done", size: (rows: 8, columns: 40))
    try shell.session.expectScreen("8 40")
    shell.session.resize(rows: 20, columns: 60)
    try shell.session.expectScreen(
      """
      8 40
      20 60
      """)
    #expect(shell.session.screen.cells.count == 20)
    #expect(shell.session.screen.cells.allSatisfy { $0.count == 60 })
  }

  @Test(
    "its code or the signal that killed it is told",
    arguments: [
      ("exit 0", ProgramExit.exited(0)), ("exit 3", .exited(3)), ("kill -TERM $$", .signaled(SIGTERM)),
      ("kill -ILL $$", .signaled(SIGILL)),
    ])
  func exitStatus(script: String, expected: ProgramExit) throws {
    #expect(try Shell(script).session.waitForExit() == expected)
  }

  @Test("a signal reaches it")
  func signal() throws {
    let shell = try Shell("trap 'echo caught; exit 5' TERM; echo ready; while :; do read -t 1; done")
    try shell.session.waitForText("ready")
    shell.session.signal(SIGTERM)
    #expect(try shell.session.waitForExit() == .exited(5))
    try shell.session.waitForText("caught")
  }

  @Test("control-C interrupts it, since the terminal is its own")
  func interrupt() throws {
    let session = try TerminalSession(program: "/bin/cat")
    session.type("x")
    try session.waitForText("x")
    session.press(.control("c"))
    #expect(try session.waitForExit() == .signaled(SIGINT))
  }

  @Test("below a shell with job control it is suspended by control-Z or a signal, and comes back")
  func jobControl() throws {
    let session = try TerminalSession(
      program: "/bin/bash", arguments: ["--norc", "--noprofile", "--noediting", "-i"],
      environment: ["PS1": "$ ", "PATH": "/usr/bin:/bin"], size: (rows: 20, columns: 40))
    try session.waitForText("$")
    session.type("cat\none\n")
    try session.waitForScreen { $0.lines.filter { $0 == "one" }.count == 2 }
    session.press(.control("z"))
    try session.waitForScreen { $0.lines.filter { $0.contains("Stopped") }.count == 1 }
    session.type("fg\ntwo\n")
    try session.waitForScreen { $0.lines.filter { $0 == "two" }.count == 2 }
    session.signal(SIGTSTP, to: .foregroundJob)
    try session.waitForScreen { $0.lines.filter { $0.contains("Stopped") }.count == 2 }
  }

  @Test("a lost terminal hangs it up")
  func hangUp() throws {
    let session = try TerminalSession(program: "/bin/cat")
    session.hangUp()
    #expect(try session.waitForExit() == .signaled(SIGHUP))
  }

  @Test("one that ignores the hang-up reads the end of its input")
  func hangUpIgnored() throws {
    let shell = try Shell("trap '' HUP; echo ready; cat; echo $? >left; exit 9")
    try shell.session.waitForText("ready")
    shell.session.hangUp()
    #expect(try shell.session.waitForExit() == .exited(9))
    #expect(shell.folder.contains("left"))
  }

  @Test("its standard error can be kept off the screen")
  func standardError() throws {
    let shell = try Shell("echo shown; echo 隠 >&2", standardError: .separate)
    try shell.session.waitForExit()
    try shell.session.expectScreen("shown")
    #expect(shell.session.standardError == "隠\n")
  }

  @Test("what it does to the line settings is seen, while it runs and after its end")
  func terminalModes() throws {
    let shell = try Shell(
      "read; before=$(stty -g); stty raw -echo; printf raw; head -c 1 >part; stty $before")
    let before = shell.session.terminalModes
    #expect(before.echoes && before.readsLines)
    shell.session.press(.enter)
    try shell.session.waitForText("raw")
    #expect(!shell.session.terminalModes.echoes && !shell.session.terminalModes.readsLines)
    #expect(shell.session.terminalModes != before)
    shell.session.type("x")
    try shell.session.waitForExit()
    #expect(shell.session.terminalModes == before)
  }

  @Test("the time it spent on a processor is told after its end")
  func processorTime() throws {
    let shell = try Shell("i=0; while [ $i -lt 50000 ]; do i=$((i+1)); done; read")
    #expect(shell.session.processorTime == nil)
    shell.session.press(.enter)
    try shell.session.waitForExit()
    let time = try #require(shell.session.processorTime)
    #expect(time > .milliseconds(5) && time < .seconds(10))
  }

  @Test("one that cannot be started is an error with its name")
  func missingProgram() throws {
    let failure = #expect(throws: SystemCallFailure.self) {
      try TerminalSession(program: "/nowhere/dokusho")
    }
    #expect(failure?.description == "posix_spawn /nowhere/dokusho: No such file or directory")
  }

  @Test("what it writes is taken in while it is watched, which lasts no longer than it runs")
  func watching() throws {
    let shell = try Shell("echo first; read -r line; echo second")
    try shell.session.waitForText("first")
    #expect(shell.session.isRunning)
    shell.session.type("\n")
    shell.session.watch(for: .seconds(60))
    #expect(!shell.session.isRunning)
    #expect(shell.session.screen.contains("second"))
  }
}
