import Drawing
import PostsFake
import Testing

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct MarkScreenTests {
  let harness = ScreenHarness()

  @Test("marked memos have a sign before them, and the status line counts them")
  func signs() async {
    harness.press("vvj")
    let lines = await harness.screen()
    #expect(lines[2].hasPrefix("+★ 2026-11-30"))
    #expect(lines[3].hasPrefix("+  2026-11-29"))
    #expect(lines[4].hasPrefix("   2026-11-28"))
    #expect(lines[5].hasPrefix("▌★ 2026-11-27"))
    #expect(lines[22].hasPrefix(" 4/7   ★ 2   2 marked"))
  }

  @Test("the selected row stands out among marked ones without a colour")
  func selectedAndMarked() async {
    harness.press("vk")
    let canvas = await harness.canvas()
    #expect(canvas.lines[2].hasPrefix("+★ 2026-11-30"))
    #expect(canvas.cells(inRow: 2).first?.style.attributes.contains(.reverse) == true)
    #expect(canvas.cursor == Position(row: 2, column: 0))
  }

  @Test("V marks the rows between")
  func range() async {
    harness.press("vjjV")
    let lines = await harness.screen()
    let marks = lines[2...8].map { $0.hasPrefix("+") }
    #expect(marks == [true, true, true, true, false, false, false])
    #expect(lines[22].contains("4 marked"))
  }

  @Test("Escape takes the marks away first, then says what quits")
  func escape() async {
    harness.press("vv")
    harness.press(.escape)
    var lines = await harness.screen()
    #expect(!lines.contains { $0.contains("marked") || $0.hasPrefix("+") })
    harness.press(.escape)
    lines = await harness.screen()
    #expect(lines[22].contains("Press q to quit."))
  }

  @Test("the star goes to all marked memos, and the marks stay")
  func star() async {
    harness.press("jvv*")
    await harness.waits(for: "★ 4   2 marked")
  }
}
