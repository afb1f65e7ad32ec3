import Glibc
import TerminalHarness
import Testing

@Suite("A full-screen program")
struct FullScreenProgramTests {
  @Test("less shows a Japanese text, searches, scrolls, and leaves the screen as it was")
  func less() throws {
    let folder = try TemporaryFolder()
    try folder.write("memo", (1...50).map { "\($0)行目の文" }.joined(separator: "\n"))
    let session = try TerminalSession(
      program: "/usr/bin/less", arguments: ["memo"], environment: try folder.environment(),
      size: (rows: 5, columns: 20), directory: folder.path)
    try session.expectScreen(
      """
      1行目の文
      2行目の文
      3行目の文
      4行目の文
      memo
      """)
    #expect(session.screen.isAlternate)
    #expect(session.screen.cells(showing: "memo").allSatisfy { $0.isReverse })

    session.type("j")
    session.press(.down)
    try session.waitForScreen("row 3 on top") { $0.line(0) == "3行目の文" }
    session.type("/20行\r")
    try session.waitForScreen("row 20 on top") { $0.line(0) == "20行目の文" }
    session.type("q")
    #expect(try session.waitForExit() == .exited(0))
    try session.expectScreen("")
    #expect(session.terminalModes.echoes)
  }

  @Test("vim edits a file", .enabled(if: access("/usr/bin/vim", X_OK) == 0))
  func vim() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("memo.md", "# 題\n")
    let session = try TerminalSession(
      program: "/usr/bin/vim", arguments: ["-u", "NONE", "-i", "NONE", "-n", path],
      environment: try folder.environment(), size: (rows: 10, columns: 60))
    try session.waitForScreen("the file") { $0.line(0) == "# 題" && $0.line(1) == "~" }
    session.type("o読みおえた")
    try session.waitForText("読みおえた")
    session.press(.escape)
    try session.waitForScreen("the end of insertion") { !$0.contains("INSERT") }
    session.type(":wq\r")
    #expect(try session.waitForExit() == .exited(0))
    #expect(try folder.read("memo.md") == "# 題\n読みおえた\n")
    #expect(!session.screen.isAlternate)
  }
}
