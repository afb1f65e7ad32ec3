import Testing

@testable import Subcommands

@Suite("The command line") struct InvocationTests {
  private func options(_ arguments: String...) throws -> ReadingOptions {
    guard case .read(let options) = try Invocation(arguments: arguments) else {
      throw UsageError.unexpectedArgument("not the program itself")
    }
    return options
  }

  @Test("without arguments starts the program with nothing set")
  func plain() throws {
    #expect(try options() == ReadingOptions(dataDirectory: nil, query: "", logFile: nil))
  }

  @Test("takes each value after its option or attached to it")
  func values() throws {
    let wanted = ReadingOptions(dataDirectory: "/memos", query: "猫 漱石", logFile: "log")
    #expect(try options("--data-dir", "/memos", "--query", "猫 漱石", "--log", "log") == wanted)
    #expect(try options("--data-dir=/memos", "--query=猫 漱石", "--log=log") == wanted)
  }

  @Test("has the folder looked through again and again with --poll")
  func poll() throws {
    #expect(try options("--poll").isPolling)
    #expect(try !options("--query", "--poll").isPolling)
  }

  @Test("splits an attached value at the first equals sign only, and takes a value that looks like an option")
  func oddValues() throws {
    #expect(try options("--query=a=b").query == "a=b")
    #expect(try options("--query", "--log").query == "--log")
  }

  @Test("has the last of two equal options count")
  func twice() throws {
    #expect(try options("--query", "犬", "--query", "猫").query == "猫")
  }

  @Test("asks for help or the version, whatever follows", arguments: ["-h", "--help"], ["-V", "--version"])
  func helpAndVersion(help: String, version: String) throws {
    #expect(try Invocation(arguments: [help, "--nonsense"]) == .help(of: nil))
    #expect(try Invocation(arguments: [version, help]) == .version)
    #expect(try Invocation(arguments: ["--query", "猫", help]) == .help(of: nil))
  }

  @Test("is refused where an option is unknown", arguments: ["--nonsense", "-x", "--"])
  func unknownOptions(argument: String) {
    #expect(throws: UsageError.unknownOption(argument)) { try Invocation(arguments: [argument]) }
  }

  @Test(
    "is refused with the option that was meant, where one is near",
    arguments: [("--queri=猫", "--query"), ("-query", "--query"), ("--datadir", "--data-dir")])
  func mistypedOptions(argument: String, meant: String) {
    let name = argument.split(separator: "=").first.map(String.init) ?? argument
    let error = UsageError.unknownOption(name, suggestion: meant)
    #expect(throws: error) { try Invocation(arguments: [argument]) }
    #expect(error.sentence.contains("did you mean \(meant)?"))
  }

  @Test("is refused where something stands that is no option", arguments: ["memos", "-", "猫", "a=b", ""])
  func unexpectedArguments(argument: String) {
    #expect(throws: UsageError.unexpectedArgument(argument)) { try Invocation(arguments: [argument]) }
  }

  @Test("is refused where a value is missing or empty", arguments: ["--data-dir", "--query", "--log"])
  func missingValues(option: String) {
    for arguments in [[option], ["\(option)="], [option, ""]] {
      #expect(throws: UsageError.missingValue(option)) { try Invocation(arguments: arguments) }
    }
  }

  @Test("explains each refusal in one sentence that names what is wrong")
  func sentences() {
    #expect(UsageError.unknownOption("--nonsense").sentence.contains("--nonsense"))
    #expect(UsageError.unexpectedArgument("猫").sentence.contains("猫"))
    #expect(UsageError.missingValue("--log").sentence.contains("--log"))
  }

  @Test("is explained by the help, option by option")
  func help() {
    for option in ["--data-dir", "--query", "--log", "-h, --help", "-V, --version"] {
      #expect(helpText(of: nil).contains(option))
    }
    #expect(helpText(of: nil).hasSuffix("\n") && !version.isEmpty)
  }
}
