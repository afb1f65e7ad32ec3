import Drawing
import PostsFake
import StateTree
import Testing

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct WindowTests {
  let harness = ScreenHarness()

  @Test("a window that is too small says so in one sentence")
  func tooSmall() async {
    harness.resize(rows: 5, columns: 19)
    await harness.expect(
      """
      This window is too
      small: 20 columns
      and 5 rows are
      needed.

      """)
    harness.resize(rows: 4, columns: 80)
    #expect(await harness.screen()[0] == "This window is too small: 20 columns and 5 rows are needed.")
    #expect(await harness.cursor == nil)
  }

  @Test("no window is so small that it ends the program", arguments: 0...6)
  func tiny(rows: Int) async {
    for columns in [0, 1, 2, 19, 20, 21] {
      for keys in ["", "2", "/猫", "?", "cllll"] {
        let harness = ScreenHarness(rows: rows, columns: columns)
        harness.press(keys)
        #expect(await harness.screen().count == rows)
      }
    }
  }

  @Test("a window that grows again shows what was there")
  func grows() async {
    harness.press("jj")
    let before = await harness.canvas()
    harness.resize(rows: 3, columns: 10)
    _ = await harness.screen()
    harness.resize(rows: 24, columns: 80)
    #expect(await harness.canvas() == before)
  }

  @Test("a window that shrinks keeps the selected row in sight")
  func shrinks() async {
    harness.press("G")
    harness.resize(rows: 8, columns: 80)
    #expect(await harness.cursor == Position(row: 5, column: 0))
    #expect(await harness.screen()[5].hasPrefix("▌  2026-11-24~"))
  }

  @Test(
    "every screen fits into every width",
    arguments: [20, 21, 33, 40, 43, 44, 55, 56, 79, 95, 96, 119, 120, 121, 200])
  func widths(columns: Int) async {
    for keys in ["", "2", "o", "/猫", "?", "c", "cj", "j\r"] {
      let harness = ScreenHarness(rows: 12, columns: columns)
      for key in keys { harness.press(key == "\r" ? .enter : .character(key)) }
      let canvas = await harness.canvas()
      #expect(canvas.size == Size(rows: 12, columns: columns))
      if let cursor = canvas.cursor { #expect(cursor.column < columns && cursor.row < 12) }
    }
  }
}
