import Testing

@testable import Subcommands

@Suite("A command of the command line") struct SubcommandTests {
  private func invocation(_ arguments: String...) throws -> Invocation {
    try Invocation(arguments: arguments)
  }

  @Test("moves memos to the trash and takes them out of it")
  func trash() throws {
    #expect(try invocation("rm", "a", "読書") == .run(.remove(["a", "読書"]), dataDirectory: nil))
    #expect(try invocation("restore", "a") == .run(.restore(["a"]), dataDirectory: nil))
  }

  @Test("takes the data directory before it and after it, and after -- nothing but names")
  func dataDirectory() throws {
    let wanted = Invocation.run(.remove(["a"]), dataDirectory: "/memos")
    #expect(try invocation("--data-dir", "/memos", "rm", "a") == wanted)
    #expect(try invocation("rm", "--data-dir=/memos", "a") == wanted)
    #expect(try invocation("rm", "a", "--data-dir", "/memos") == wanted)
    #expect(
      try invocation("rm", "--", "-a", "--help") == .run(.remove(["-a", "--help"]), dataDirectory: nil))
  }

  @Test("gives way to a wish for the help or the version, wherever that stands")
  func wishes() throws {
    #expect(try invocation("rm", "--help") == .help(of: "rm"))
    #expect(try invocation("restore", "a", "-V") == .version)
  }

  @Test("is refused without a memo, with an option it has not, and after options of the full-screen program")
  func refused() {
    #expect(throws: UsageError.missingMemo("rm")) { try invocation("rm") }
    #expect(throws: UsageError.unknownOption("--force")) { try invocation("rm", "--force", "a") }
    #expect(throws: UsageError.missingValue("--data-dir")) { try invocation("rm", "a", "--data-dir") }
    #expect(throws: UsageError.unexpectedArgument("rm")) { try invocation("--query", "猫", "rm", "a") }
  }

  @Test(
    "that is mistyped is refused with the one that was meant",
    arguments: [
      ("resotre", "restore"), ("restroe", "restore"), ("estore", "restore"), ("mr", "rm"), ("rmm", "rm"),
    ])
  func mistyped(word: String, meant: String) {
    #expect(throws: UsageError.unknownCommand(word, suggestion: meant)) { try invocation(word, "a") }
    #expect(UsageError.unknownCommand(word, suggestion: meant).sentence.contains("did you mean “\(meant)”"))
  }

  @Test(
    "that is nothing like a command is refused without a guess", arguments: ["liberty", "x", "", "猫", "-"])
  func strange(word: String) {
    #expect(throws: UsageError.unexpectedArgument(word)) { try invocation(word) }
  }
}
