import TerminalHarness
import Testing

@Suite("A wait in vain")
struct FailureTests {
  @Test("tells where it waited, for what, and shows the screen")
  func frame() throws {
    let shell = try Shell("printf '読書\\nmemo'; read", size: (rows: 3, columns: 12))
    try shell.session.waitForText("memo")
    let failure = #expect(throws: UnmetExpectation.self) {
      try shell.session.waitForText("dead", timeout: .milliseconds(20), file: "A/B.swift", line: 7)
    }
    #expect(
      failure?.description == """
        A/B.swift:7: “dead” did not come within 0.02 seconds; the program still runs
            ┌────────────┐
          0 │読書        │
          1 │memo        │
          2 │            │
            └────────────┘
             cursor at row 1, column 4, main screen
        """)
  }

  @Test("compares the screens row for row")
  func diff() throws {
    let shell = try Shell("printf 'one\\ntwo\\nthree'; read")
    try shell.session.waitForText("three")
    let failure = #expect(throws: UnmetExpectation.self) {
      try shell.session.expectScreen("one\nzwei\nthree\nfour", timeout: .zero, file: "A/B.swift", line: 7)
    }
    #expect(
      failure?.description == """
        A/B.swift:7: the expected screen did not come within 0.0 seconds; the program still runs
            0 │one
        -   1 │zwei
        +   1 │two
            2 │three
        -   3 │four
        +   3 │
        """)
  }

  @Test("ends at once when the program has ended, and repeats its complaint")
  func endedProgram() throws {
    let shell = try Shell("echo broken >&2; exit 4", standardError: .separate, timeout: .seconds(600))
    let failure = #expect(throws: UnmetExpectation.self) {
      try shell.session.waitForText("ready")
    }
    let description = try #require(failure?.description)
    #expect(description.contains("FailureTests.swift:"))
    #expect(
      description.contains("“ready” did not come; the program has exited with 4"))
    #expect(description.hasSuffix("standard error:\nbroken\n"))
  }

  @Test("does not go on for ever below a program that never stops writing")
  func endlessOutput() throws {
    let shell = try Shell("yes")
    try shell.session.waitForText("y")
    #expect(throws: UnmetExpectation.self) {
      try shell.session.waitForText("n", timeout: .milliseconds(50))
    }
    #expect(throws: UnmetExpectation.self) {
      try shell.session.waitForExit(timeout: .milliseconds(50))
    }
  }
}
