import Drawing
import PostsFake
import Testing

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TabScreenTests {
  let harness = ScreenHarness()

  @Test("the favourites at 80 columns")
  func favourites() async {
    harness.press("2")
    await harness.expect(
      """
        1 Memos  [2 Favourites]  3 Books                                     読書メモ
      ────────────────────────────────────────────────────────────────────────────────
      ▌★ 2026-11-30  "  吾輩は猫である            12   吾輩は猫である。名前はまだ無い…
       ★ 2026-11-27  "  こころ                     8   精神的に向上心のないものは馬鹿…
      ⋮
       1/2   ★ 2                                                                 live
       Enter open  a add  / filter  c condition  * favourite  d delete  ? help
      """)
  }

  @Test("every key goes to its tab and round at the ends")
  func keys() async {
    for (key, tab) in [
      (Key.tab, "[2 Favourites]"), (.tab, "[3 Books]"), (.tab, "[1 Memos]"), (.backTab, "[3 Books]"),
      (.backTab, "[2 Favourites]"), (.backTab, "[1 Memos]"), (.character("3"), "[3 Books]"),
      (.character("2"), "[2 Favourites]"), (.character("4"), "[2 Favourites]"),
      (.character("1"), "[1 Memos]"),
    ] {
      harness.press(key)
      #expect(await harness.screen()[0].contains(tab), "\(key.label)")
    }
  }

  @Test("a star that is removed among the favourites takes its row away, and the next is selected")
  func unstarred() async {
    harness.press("2*")
    #expect(await harness.screen()[2].hasPrefix("▌★ 2026-11-27  \"  こころ"))
    harness.press("*")
    #expect(await harness.screen()[3] == "  There is no favourite yet.")
    harness.press("1")
    #expect(await harness.screen()[22].hasPrefix(" 1/7   ★ 0"))
  }

  @Test("a star set in the list is among the favourites at once")
  func starred() async {
    harness.press("2")
    harness.press("1jj*2")
    #expect(await harness.screen()[3].contains("Pride and Prejudice"))
  }
}
