import Drawing
import PostsFake
import StateTree
import Testing

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct EmptyListTests {
  @Test("an empty folder says how to fill it")
  func folder() async {
    let harness = ScreenHarness([])
    await harness.expect(
      """
       [1 Memos]  2 Favourites   3 Books                                     読書メモ
      ────────────────────────────────────────────────────────────────────────────────

        There is no memo here yet.

        Press a to write one or s to add the sample memos. Markdown files that
        are put into its folder posts appear by themselves.
      ⋮
       0/0   ★ 0                                                                 live
       Enter open  a add  / filter  c condition  * favourite  d delete  ? help
      """)
    #expect(await harness.cursor == nil)
  }

  @Test("no favourite says how to make one")
  func favourites() async {
    let harness = ScreenHarness([.hut])
    harness.press("2")
    #expect(
      await harness.screen()[3...5] == [
        "  There is no favourite yet.", "", "  Press * on a memo to set its star.",
      ])
  }

  @Test("a filter that nothing matches says how to get out of it")
  func filter() async {
    let harness = ScreenHarness()
    harness.press("/nothing")
    harness.press(.enter)
    #expect(
      await harness.screen()[3...5] == [
        "  No memo matches.", "", "  Press x to clear the filter, or c to change the condition.",
      ])
  }

  @Test("while the filter is being cleared the folder is not called empty")
  func clearing() async {
    let harness = ScreenHarness()
    harness.press("/nothing")
    harness.press(.enter)
    harness.posts.delivery = .whenTold
    harness.press("x")
    #expect(await harness.screen()[3] == "  No memo matches.")
    harness.posts.deliver()
    #expect(await harness.screen()[2].contains("吾輩は猫である"))
  }

  @Test("the sentences stay on their side of the preview", arguments: [120, 130, 200])
  func preview(columns: Int) async {
    let harness = ScreenHarness([], rows: 24, columns: columns)
    let canvas = await harness.canvas()
    for row in 2..<22 {
      let cells = Array(canvas.cells(inRow: row))
      #expect(cells[columns / 2].glyph?.text == "│")
      #expect(cells[(columns / 2 + 1)...].allSatisfy { $0.glyph == .space })
    }
  }

  @Test("keys that need a memo do no harm")
  func keys() async {
    let harness = ScreenHarness([])
    harness.press("jkgGl")
    harness.press(.enter, .control("d"), .control("u"), .pageDown, .pageUp)
    #expect(harness.store.state.navigation.routes == [.postList])
    harness.press("*")
    #expect(await harness.screen()[22].contains("No memo is selected."))
  }

  @Test("s fills the folder, and the selection is on top")
  func samples() async {
    let harness = ScreenHarness([])
    harness.press("s")
    await harness.waits(for: "2 sample memos were added.")
    #expect(await harness.cursor == Position(row: 2, column: 0))
    #expect(await harness.screen()[22].hasPrefix(" 1/2 "))
  }
}
