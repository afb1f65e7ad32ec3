import Drawing
import PostsFake
import StateTree
import Testing

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct RedrawTests {
  let harness = ScreenHarness()

  /// How many canvases are shown from now until everything has come to rest.
  private func shows(after work: () -> Void) async -> Int {
    _ = await harness.canvas()
    let before = harness.display.showCount
    work()
    _ = await harness.canvas()
    for _ in 0..<20 { await Task.yield() }
    return harness.display.showCount - before
  }

  @Test("the first picture is drawn once")
  func start() async {
    _ = await harness.canvas()
    for _ in 0..<20 { await Task.yield() }
    #expect(harness.display.showCount == 1)
  }

  @Test("all that happens in one turn is drawn once")
  func turn() async {
    #expect(await shows { harness.press("jjkj*2") } == 1)
  }

  @Test("a new size and keys in the same turn are drawn once")
  func resized() async {
    let shows = await shows {
      harness.resize(rows: 10, columns: 40)
      harness.press("jc")
    }
    #expect(shows == 1)
  }

  @Test("what changes nothing that is seen is not drawn")
  func nothing() async {
    #expect(await shows { harness.press("Z") } == 0)
    #expect(await shows { harness.press("k") } <= 1)
    #expect(await shows { harness.store.dispatch(StatusAction.clear) } == 0)
  }

  @Test("each turn is drawn, one after the other")
  func turns() async {
    for _ in 0..<3 { #expect(await shows { harness.press("j") } == 1) }
  }
}
