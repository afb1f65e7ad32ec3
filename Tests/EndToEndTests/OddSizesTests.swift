import TerminalHarness
import Testing

@Suite("Odd sizes")
struct OddSizesTests {
  @Test(
    "a terminal of no size, one cell or one line is borne",
    arguments: [(0, 0), (1, 1), (2, 3), (1, 80), (80, 1)])
  func tiny(rows: Int, columns: Int) throws {
    let reader = try Reader(MemoStore())
    reader.session.resizeUnseen(rows: rows, columns: columns)
    reader.press("jjlh/猫\r")
    reader.session.resizeUnseen(rows: 24, columns: 80)
    try reader.session.waitForText("1/1")
    reader.session.resizeUnseen(rows: rows, columns: columns)
    reader.press("Q")
    #expect(try reader.session.waitForExit() == .exited(0))
  }
}
