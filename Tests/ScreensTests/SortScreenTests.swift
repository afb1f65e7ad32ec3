import Drawing
import PostsFake
import Testing

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SortScreenTests {
  @Test("the choices stand in place of the footer")
  func choices() async {
    let harness = ScreenHarness()
    harness.press("o")
    #expect(
      await harness.screen()[23]
        == " Sort by:  c created  u updated  b book and page  t title  r rating  s shuffled")
    harness.resize(rows: 24, columns: 78)
    #expect(
      await harness.screen()[23] == " Sort by:  c created  u updated  b book  t title  r rating  s shuffled")
    harness.resize(rows: 24, columns: 60)
    #expect(await harness.screen()[23] == " c created  u updated  b book  t title  r rating  s shuffled")
  }

  @Test(
    "each letter sorts, in the direction that people expect",
    arguments: [
      ("c", "吾輩は猫である"), ("u", "吾輩は猫である"), ("b", "Pride and Prejudice"),
      ("t", "Pride and Prejudice"), ("r", "銀河鉄道の夜"),
    ])
  func letters(letter: String, first: String) async {
    let harness = ScreenHarness()
    harness.press("o" + letter)
    #expect(await harness.screen()[2].contains(first))
    #expect(await harness.screen()[23].hasPrefix(" Enter open"))
  }

  @Test("the selected memo stays selected")
  func selection() async {
    let harness = ScreenHarness()
    harness.press("jjjor")
    #expect(await harness.screen()[3].hasPrefix("▌★ 2026-11-27"))
  }

  @Test("O reverses the order, and back")
  func reversed() async {
    let harness = ScreenHarness()
    harness.press("O")
    #expect(await harness.screen()[2].contains("2026-11-24"))
    #expect(await harness.cursor == Position(row: 8, column: 0))
    harness.press("O")
    #expect(await harness.screen()[2].contains("2026-11-30"))
  }

  @Test("any other key chooses nothing", arguments: [Key.escape, .character("q"), .enter, .control("c")])
  func cancelled(key: Key) async {
    let harness = ScreenHarness()
    let before = await harness.screen()
    harness.press("o")
    harness.press(key)
    #expect(await harness.screen() == before)
    #expect(!harness.store.state.navigation.isQuitting)
  }
}
