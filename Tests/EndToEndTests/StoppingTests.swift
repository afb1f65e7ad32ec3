import Glibc
import TerminalHarness
import Testing

@Suite("A program that is stopped and goes on")
struct StoppingTests {
  @Test("^Z gives the shell its terminal; fg sees the new size, the new memo and the memo selected before")
  func suspend() throws {
    let (store, shell) = try shellWithReader()
    shell.type("j")
    try shell.waitForText("2/6")
    shell.press(.control("z"))
    try shell.waitForText("Stopped")
    #expect(Aftermath(of: shell).faults.isEmpty)
    shell.resize(rows: 15, columns: 60)
    try store.write("20261201-000000-newm.md", "新しいメモ。\n")
    shell.type("fg\n")
    try shell.waitForText("3/7")
    try shell.waitForScreen("the footer in row 15") { $0.line(14).contains("? help") }
    shell.type("q")
    try shell.waitForScreen("the shell again") { !$0.isAlternate && $0.contains("shell>") }
    #expect(Aftermath(of: shell).faults.isEmpty)
  }

  @Test("SIGTSTP from outside is as ^Z")
  func stoppedFromOutside() throws {
    let (store, shell) = try shellWithReader()
    shell.signal(SIGTSTP, to: .foregroundJob)
    try shell.waitForText("Stopped")
    #expect(Aftermath(of: shell).faults.isEmpty)
    shell.type("fg\n")
    try shell.waitForText("1/6")
    shell.type("j")
    try shell.waitForText("2/6")
    #expect(try store.read(MemoStore.cat).contains("吾輩"))
  }

  @Test("SIGTSTP is not lost while a frame is drawn")
  func stoppedWhileDrawing() throws {
    let (store, shell) = try shellWithReader()
    for _ in 0..<20 {
      shell.type("jkjkjkjkjk")
      shell.signal(SIGTSTP, to: .foregroundJob)
      try shell.waitForScreen("the shell") { !$0.isAlternate && $0.contains("Stopped") }
      // What was typed may be left to the shell, which takes it for a command.
      shell.type("\nfg\n")
      try shell.waitForText("   live")
    }
    #expect(try store.read(MemoStore.cat).contains("吾輩"))
  }

  @Test("after SIGSTOP, which asks nobody, fg sets the modes again, takes the size and reads the folder")
  func stopped() throws {
    let (store, shell) = try shellWithReader()
    shell.signal(SIGSTOP, to: .foregroundJob)
    try shell.waitForText("Stopped")
    shell.resize(rows: 15, columns: 60)
    try store.write("20261201-000000-newm.md", "新しいメモ。\n")
    shell.type("fg\n")
    try shell.waitForText("/7")
    try shell.waitForScreen("the footer in row 15") { $0.line(14).contains("? help") }
    shell.press(.down)
    #expect(!shell.terminalModes.echoes)
    shell.type("Q")
    try shell.waitForScreen("the shell again") { !$0.isAlternate && $0.contains("shell>") }
    #expect(Aftermath(of: shell).faults.isEmpty)
  }

  @Test("in the background it leaves the terminal alone; fg brings it back, and SIGTERM ends it there")
  func background() throws {
    let (store, shell) = try shellWithReader()
    shell.press(.control("z"))
    try shell.waitForText("Stopped")
    shell.type("bg\n")
    try shell.waitForText("&")
    let written = shell.rawOutput.count
    try store.write("20261201-000000-newm.md", "新しいメモ。\n")
    shell.watch(for: .milliseconds(600))
    #expect(shell.rawOutput.count == written)
    #expect(Aftermath(of: shell).faults.isEmpty)
    shell.type("fg\n")
    try shell.waitForText("/7")
    shell.press(.control("z"))
    try shell.waitForScreen("the shell again") { !$0.isAlternate }
    shell.type("bg; kill %1; wait; echo gone\n")
    try shell.waitForScreen("the word of the shell") { $0.lines.contains("gone") }
    #expect(Aftermath(of: shell).faults.isEmpty)
  }

  @Test(
    "a program from which the foreground was taken does not touch the terminal, nor keep the processor busy")
  func robbed() throws {
    let (_, shell) = try shellWithReader()
    let job = try #require(shell.foregroundGroup)
    let facts = ProcessFacts(id: job)
    shell.signal(SIGSTOP, to: .foregroundJob)
    try shell.waitForText("Stopped")
    kill(-job, SIGCONT)
    shell.type("echo w")
    shell.watch(for: .milliseconds(300))
    let before = facts.processorTime
    shell.watch(for: .milliseconds(500))
    #expect(facts.processorTime - before < .milliseconds(50))
    shell.type("ord\n")
    try shell.waitForScreen("the word of the shell") { $0.lines.contains { $0.hasPrefix("word") } }
  }

  /// A shell that edits no lines, and so leaves the modes alone, with the program in its foreground.
  private func shellWithReader() throws -> (MemoStore, TerminalSession) {
    let store = try MemoStore()
    let shell = try TerminalSession(
      program: "/bin/bash", arguments: ["--norc", "--noprofile", "--noediting", "-i"],
      environment: try store.folder.environment(["PS1": "shell> "]))
    try shell.waitForText("shell>")
    shell.type("\(Program.path) --data-dir \(store.path)\n")
    try shell.waitForText("   live")
    return (store, shell)
  }
}
