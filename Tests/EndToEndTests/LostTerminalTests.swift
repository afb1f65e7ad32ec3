import Glibc
import TerminalHarness
import Testing

@Suite("A terminal that is lost, or takes nothing any more")
struct LostTerminalTests {
  @Test("ends the program at once, and at no expense")
  func closed() throws {
    let reader = try Reader(MemoStore())
    let before = ProcessFacts(id: reader.session.processID).processorTime
    reader.session.hangUp()
    #expect(try reader.session.waitForExit(timeout: .seconds(2)) == .exited(129))
    #expect(try #require(reader.session.processorTime) - before < .milliseconds(100))
  }

  @Test(
    "ends a program that ignores SIGHUP, and one that has no controlling terminal",
    arguments: ["exec", "setsid --wait"])
  func unheard(how: String) throws {
    let store = try MemoStore()
    let script = "trap '' HUP; (\(how) \"$0\" --data-dir \"$1\"); echo $? >\"$1/status\""
    let session = try TerminalSession(
      program: "/bin/sh", arguments: ["-c", script, Program.path, store.path],
      environment: try store.folder.environment())
    try session.waitForText("live")
    session.hangUp()
    try session.waitForExit(timeout: .seconds(2))
    #expect(try store.folder.read("store/status") == "129\n")
    // With the start, which takes some 50 milliseconds.
    #expect(try #require(session.processorTime) < .milliseconds(400))
  }

  @Test("does not keep the program from ending when asked to", arguments: [SIGTERM, SIGHUP])
  func stuck(signal: Int32) throws {
    let reader = try Reader(MemoStore())
    // More redrawing than the terminal takes while nobody reads it.
    reader.session.send([UInt8](repeating: 0x0C, count: 3000))
    let facts = ProcessFacts(id: reader.session.processID)
    #expect(!facts.hasEnded(within: .milliseconds(300)))
    kill(reader.session.processID, signal)
    #expect(facts.hasEnded(within: .seconds(5)))
    #expect(try reader.session.waitForExit() == .exited(128 + signal))
    #expect(reader.session.terminalModes == reader.session.modesAtStart)
  }

  @Test("a killed shell takes the program with it, also one that was not its only job")
  func killedParent() throws {
    let store = try MemoStore()
    let script = "\"$0\" --data-dir \"$1\" & echo $! >\"$1/id\"; fg; true"
    let session = try TerminalSession(
      program: "/bin/bash",
      arguments: ["--norc", "--noprofile", "-i", "-c", "set -m; " + script, Program.path, store.path],
      environment: try store.folder.environment())
    try session.waitForText("live")
    let number = try store.folder.read("store/id").filter(\.isNumber)
    let facts = ProcessFacts(id: try #require(pid_t(number)))
    session.signal(SIGKILL)
    try session.waitForExit()
    #expect(facts.hasEnded(within: .seconds(2)))
  }

  @Test("a program that does nothing sleeps")
  func idle() throws {
    let reader = try Reader(MemoStore())
    let facts = ProcessFacts(id: reader.session.processID)
    reader.session.watch(for: .seconds(1))
    let (sleeps, time) = (facts.sleeps, facts.processorTime)
    reader.session.watch(for: .seconds(2))
    // libdispatch looks after its threads once a second, even when there are none.
    #expect(facts.sleeps - sleeps < 20)
    #expect(facts.processorTime - time <= .milliseconds(10))
  }
}
