import TerminalHarness
import Testing

@Suite("Comparing screens")
struct ScreenDiffTests {
  @Test("spaces at the end of a row and empty rows at the end do not count")
  func blanks() {
    #expect(ScreenDiff(expected: "読書\n memo", actual: "読書  \n memo \n\n   \n").isEmpty)
    #expect(ScreenDiff(expected: "", actual: "\n\n").isEmpty)
  }

  @Test("spaces before a word, empty rows between and wide spaces do count")
  func differences() {
    #expect(!ScreenDiff(expected: "memo", actual: " memo").isEmpty)
    #expect(!ScreenDiff(expected: "a\nb", actual: "a\n\nb").isEmpty)
    #expect(!ScreenDiff(expected: "a", actual: "a\u{3000}").isEmpty)
  }

  @Test("row numbers stand in three columns")
  func numbers() {
    let rows = String(repeating: "\n", count: 10)
    let lines = ScreenDiff(expected: rows + "x", actual: rows + "y").description.split(separator: "\n")
    #expect(lines.suffix(3) == ["    9 │", "-  10 │x", "+  10 │y"])
  }
}
