import Drawing
import Posts
import PostsFake
import StateTree
import Testing

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SavedTabsScreenTests {
  private let tabs = ["猫の本", "夏目漱石の小説", "Unread", "今月のメモ", "読書会"].map {
    SavedTab(name: $0, condition: SearchCondition().containing($0))
  }

  private func harness(rows: Int = 24, columns: Int = 80) async -> ScreenHarness {
    let harness = ScreenHarness(
      FakePosts(FakeMemo.library), rows: rows, columns: columns, tabs: FakeSavedTabs(tabs))
    await harness.wait { $0.savedTabs.tabs.count == 5 }
    return harness
  }

  @Test("as many tabs are shown as fit, always the current one, and signs for the others")
  func line() async {
    let harness = await harness(rows: 20, columns: 60)
    #expect(await harness.screen()[0] == " [1 Memos]  2 Favourites   3 Books   4 猫の本              ›")
    harness.press("5")
    #expect(await harness.screen()[0] == "‹ 2 Favourites   3 Books   4 猫の本  [5 夏目漱石の小説]    ›")
    harness.press("8")
    #expect(await harness.screen()[0].hasPrefix("‹ "))
    #expect(await harness.screen()[0].contains("[8 読書会]"))
    #expect(!(await harness.screen()[0].contains("›")))
    harness.press(.tab)
    #expect(await harness.screen()[0].hasPrefix(" [1 Memos]"))
    harness.press(.backTab)
    #expect(await harness.screen()[0].contains("[8 読書会]"))
  }

  @Test("S names the condition, which is a tab then")
  func save() async {
    let harness = ScreenHarness()
    harness.press("/猫")
    harness.press(.enter)
    harness.press("S")
    await harness.waits(for: "Name of the tab: 猫")
    harness.press("の本")
    harness.press(.enter)
    await harness.waits(for: "[4 猫の本]")
    await harness.expect(
      """
        1 Memos   2 Favourites   3 Books  [4 猫の本]                         読書メモ
      ────────────────────────────────────────────────────────────────────────────────
      ▌★ 2026-11-30  "  吾輩は猫である            12   吾輩は猫である。名前はまだ無い…
        !2026-11-25  >  言海                           猫の項の長さ。
      ⋮
       1/2   ★ 1   “猫の本” is tab 4 now.                                        live
       Enter open  a add  / filter  c condition  * favourite  d delete  ? help
      """)
  }

  @Test("^s in the form saves the condition as it stands there")
  func form() async {
    let harness = ScreenHarness()
    harness.press("c")
    harness.press("猫")
    harness.press(.control("s"))
    await harness.waits(for: "Name of the tab: 猫")
    harness.press(.enter)
    await harness.waits(for: "[4 猫]")
    #expect(harness.store.state.navigation.routes == [.postList])
    #expect(harness.store.state.searchCondition.counting == nil)
    #expect(harness.posts.liveConditions.count == 2)
  }

  @Test("the screen of the tabs renames, moves, removes and takes back")
  func changes() async {
    let harness = await harness()
    harness.press(":tabs")
    harness.press(.enter)
    await harness.expect(
      """
       Saved tabs
      ────────────────────────────────────────────────────────────────────────────────
      ▌ 4   猫の本                    猫の本
        5   夏目漱石の小説            夏目漱石の小説
        6   Unread                    Unread
        7   今月のメモ                今月のメモ
        8   読書会                    読書会
      ⋮
       1/5
       Enter open  r rename  J down  K up  d remove  u take back  q back  ? help
      """)
    harness.press("J")
    await harness.wait { $0.savedTabs.tabs.first?.name == "夏目漱石の小説" }
    #expect(await harness.screen()[3].hasPrefix("▌ 5   猫の本"))
    harness.press("r")
    await harness.waits(for: "Name of the tab: 猫の本")
    harness.press("棚")
    harness.press(.enter)
    await harness.waits(for: "猫の本棚")
    harness.press("d")
    await harness.waits(for: "“猫の本棚” is removed; u takes it back.")
    #expect(harness.tabs.tabs.count == 4)
    harness.press("u")
    await harness.waits(for: "“猫の本棚” is a tab again.")
    #expect(harness.tabs.tabs.map(\.name) == ["夏目漱石の小説", "猫の本棚", "Unread", "今月のメモ", "読書会"])
    harness.press(.enter)
    #expect(await harness.screen()[0].contains("[6 Unread]"))
  }

  @Test("what is not understood of the file stands below the tabs, with its line")
  func problems() async {
    let harness = await harness(rows: 20, columns: 60)
    harness.tabs.write(
      Array(tabs.prefix(1)), problems: [.incomplete(line: 3), .nameTwice(line: 7, name: "猫の本")])
    await harness.waits(for: "tabs.yaml, line 3: a tab")
    harness.press(":tabs")
    harness.press(.enter)
    let screen = await harness.screen()
    #expect(screen[16] == "  tabs.yaml, line 3: a tab has a name and a query.")
    #expect(screen[17] == "  tabs.yaml, line 7: there is a tab “猫の本” already.")
  }

  @Test("without a saved tab the screen says how to save one, and its keys do nothing")
  func none() async {
    let harness = ScreenHarness()
    harness.press(":tabs")
    harness.press(.enter)
    #expect(await harness.screen()[3] == "  There is no saved tab; S in the list saves one.")
    harness.press("rdJ")
    harness.press(.enter)
    harness.press("q")
    #expect(await harness.screen()[0].hasPrefix(" [1 Memos]"))
  }

  @Test("a tab without hits says so")
  func empty() async {
    let harness = await harness()
    harness.press("6")
    #expect(await harness.screen()[3] == "  No memo matches the condition of this tab.")
  }
}
