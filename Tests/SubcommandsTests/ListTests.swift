import Testing

@testable import Subcommands

@Suite("dokusho list on the command line") struct ListTests {
  private func list(_ arguments: String...) throws -> ListRequest? {
    guard case .run(.list(let request), _) = try Invocation(arguments: ["list"] + arguments) else {
      return nil
    }
    return request
  }

  private func request(_ change: (inout ListRequest) -> Void) -> ListRequest {
    var request = ListRequest()
    change(&request)
    return request
  }

  @Test("takes all memos as a table where nothing is said")
  func plain() throws {
    #expect(try list() == ListRequest())
    #expect(ListRequest().format == .table && ListRequest().query.isEmpty && ListRequest().limit == nil)
  }

  @Test("joins its words by blanks; one that was quoted for the shell is as many words as it holds")
  func words() throws {
    #expect(try list("猫", "book:こころ")?.query == "猫 book:こころ")
    #expect(try list("a b", "c")?.query == "a b c")
    #expect(try list("created:\"last week\"")?.query == "created:\"last week\"")
  }

  @Test("takes what begins with a hyphen and is no option for query, and everything behind --")
  func hyphens() throws {
    #expect(try list("猫", "-犬", "-tag:小説")?.query == "猫 -犬 -tag:小説")
    #expect(try list("-book:=a=b")?.query == "-book:=a=b")
    #expect(try list("--", "--format", "-0", "-h")?.query == "--format -0 -h")
    #expect(try list("-0x")?.query == "-0x")
    #expect(throws: UsageError.unknownOption("--fromat", suggestion: "--format")) {
      try list("--fromat", "json")
    }
    #expect(throws: UsageError.unknownOption("--nonsense")) { try list("--nonsense") }
  }

  @Test("takes options between the words of the query", arguments: ListRequest.Format.allCases)
  func options(format: ListRequest.Format) throws {
    let wanted = request {
      ($0.query, $0.format, $0.limit) = ("猫 犬", format, 3)
    }
    #expect(try list("猫", "--format", format.rawValue, "犬", "--limit", "3") == wanted)
    #expect(try list("--limit=3", "--format=\(format.rawValue)", "猫", "犬") == wanted)
  }

  @Test("ends paths with NUL for -0, which asks for paths, and refuses it with another format")
  func null() throws {
    let wanted = request { ($0.format, $0.pathEnd) = (.paths, .null) }
    #expect(try list("-0") == wanted)
    #expect(try list("-0", "--format", "paths") == wanted)
    #expect(throws: UsageError.onlyForPaths("-0")) { try list("--format", "json", "-0") }
  }

  @Test("refuses a format that there is not, with the one that was meant and with all")
  func unknownFormat() {
    let error = UsageError.unknownChoice(
      "jsno", option: "--format", among: ["table", "json", "tsv", "paths"])
    #expect(throws: error) { try list("--format", "jsno") }
    #expect(
      error.sentence.contains("table, json, tsv, paths") && error.sentence.hasSuffix("did you mean json?"))
    let strange = UsageError.unknownChoice(
      "xml", option: "--format", among: ["table", "json", "tsv", "paths"])
    #expect(throws: strange) { try list("--format=xml") }
    #expect(strange.sentence.hasSuffix("not “xml”."))
  }

  @Test(
    "refuses a limit that is no whole number",
    arguments: ["-1", "x", "1.5", "+1", "１", "99999999999999999999"])
  func limit(text: String) {
    #expect(throws: UsageError.badCount(text, option: "--limit")) { try list("--limit", text) }
    #expect(UsageError.badCount(text, option: "--limit").sentence.contains("“\(text)”"))
  }
}

@Suite("dokusho show on the command line") struct ShowTests {
  @Test("takes one memo, as its file is or as JSON")
  func formats() throws {
    let markdown = Invocation.run(.show(ShowRequest(memo: "a")), dataDirectory: nil)
    #expect(try Invocation(arguments: ["show", "a"]) == markdown)
    #expect(try Invocation(arguments: ["show", "--format", "markdown", "a"]) == markdown)
    let json = Invocation.run(.show(ShowRequest(memo: "-a", format: .json)), dataDirectory: "/memos")
    #expect(try Invocation(arguments: ["--data-dir", "/memos", "show", "--format=json", "--", "-a"]) == json)
  }

  @Test("is refused without a memo, with two, and with a format that there is not")
  func refused() {
    #expect(throws: UsageError.missingMemo("show")) { try Invocation(arguments: ["show"]) }
    #expect(throws: UsageError.unexpectedArgument("b")) { try Invocation(arguments: ["show", "a", "b"]) }
    #expect(throws: UsageError.unknownChoice("tsv", option: "--format", among: ["markdown", "json"])) {
      try Invocation(arguments: ["show", "a", "--format", "tsv"])
    }
  }
}
