import Posts
import PostsFake
import StateTree
import Testing

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TrashScreenTests {
  /// The trash with the cat and the train in it.
  private func harness(rows: Int = 24, columns: Int = 80) async -> ScreenHarness {
    let harness = ScreenHarness(rows: rows, columns: columns)
    for count in [6, 5] {
      harness.press("d")
      await harness.wait { $0.postList.current.posts.count == count && $0.status.told == 7 - count }
    }
    open(harness)
    await harness.wait { $0.trash.posts?.count == 2 }
    return harness
  }

  private func open(_ harness: ScreenHarness) { harness.store.dispatch(NavigationAction.open(.trash)) }

  @Test("what was deleted stands there newest first, with the time, the book and the first words")
  func rows() async {
    let harness = await harness()
    harness.store.dispatch(StatusAction.clear)
    await harness.expect(
      """
       Trash                                                                  2 memos
      ────────────────────────────────────────────────────────────────────────────────
      ▌ 2026-11-30 09:20  -  銀河鉄道の夜          カムパネルラの手の動きが二度出て…
        2026-11-30 09:20  "  吾輩は猫である        吾輩は猫である。名前はまだ無い。…
      ⋮
       1/2
       Enter restore  x delete for good  E empty  q back  ? help
      """)
  }

  @Test("Enter takes the memo back and the message says so; q goes back to the list, where it is selected")
  func restore() async {
    let harness = await harness()
    harness.press("j")
    harness.press(.enter)
    await harness.waits(for: "is back among the memos.")
    #expect(await harness.screen()[0].hasSuffix("1 memo"))
    harness.press("q")
    #expect(await harness.screen()[2].hasPrefix("▌★ 2026-11-30  \"  吾輩は猫である"))
  }

  @Test("a memo whose name is taken stays, and the message says why")
  func placeTaken() async {
    let harness = await harness()
    harness.posts.write(FakeMemo("train", body: "another"))
    harness.press("r")
    await harness.waits(for: "train stays in the trash: another memo has its name by now.")
    #expect(await harness.screen()[0].hasSuffix("2 memos"))
  }

  @Test("x and D delete for good once that is answered with yes", arguments: ["x", "D"])
  func removeForGood(key: String) async {
    let harness = await harness()
    harness.press(key)
    await harness.waits(for: "Delete “カムパネルラの手の動き…” for good?")
    harness.press("n")
    #expect(await harness.screen()[0].hasSuffix("2 memos"))
    harness.press(key)
    await harness.waits(for: "for good?")
    harness.press("y")
    await harness.waits(for: "1 memo was deleted for good.")
    await harness.wait { $0.trash.posts?.count == 1 }
    #expect(await harness.screen()[2].contains("吾輩は猫である"))
  }

  @Test("E empties it once that is answered with yes, and says what is empty then")
  func empty() async {
    let harness = await harness()
    harness.press("E")
    await harness.waits(for: "Delete all 2 memos in the trash for good?")
    harness.press("y")
    await harness.waits(for: "The trash is empty. Memos that you delete with d come here.")
    harness.press("E")
    await harness.waits(for: "No memo is selected.")
  }

  @Test("u undoes here as well, and the memo is gone from the trash")
  func undo() async {
    let harness = await harness()
    harness.press("u")
    await harness.waits(for: "Undid: deletion of 1 memo.")
    await harness.wait { $0.trash.posts?.count == 1 }
  }

  @Test("a trash that cannot be read says why")
  func unreadable() async {
    let harness = ScreenHarness()
    harness.posts.trashFailure = .folderUnreadable(.notPermitted)
    open(harness)
    await harness.waits(for: "The memo folder cannot be read: it is not permitted.")
  }

  @Test(
    "columns give way as the window narrows",
    arguments: [
      (60, "▌ 2026-11-30 09:20  -  銀河鉄道の夜     カムパネルラの手の…"),
      (44, "▌ 2026-11-30  -  銀河鉄道の…  カムパネルラ…"), (30, "▌ 11-30  -  カムパネルラの手…"),
      (20, "▌ 11-30  -  カムパ…"),
    ])
  func narrow(columns: Int, row: String) async {
    let harness = await harness(rows: 10, columns: columns)
    #expect(await harness.screen()[2] == row)
  }

  @Test("in the detail the next memo opens, and undo shows the deleted one again")
  func detail() async {
    let harness = ScreenHarness()
    harness.press(.enter)
    harness.press("d")
    await harness.waits(for: "銀河鉄道の夜")
    harness.press("u")
    await harness.waits(for: "Undid: deletion of 1 memo.")
    #expect(await harness.screen()[0].hasPrefix(" 吾輩は猫である"))
  }
}
