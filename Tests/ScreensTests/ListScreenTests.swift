import Drawing
import Posts
import PostsFake
import StateTree
import Testing

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ListScreenTests {
  @Test("the list at 80 columns")
  func usual() async {
    let harness = ScreenHarness()
    await harness.expect(
      """
       [1 Memos]  2 Favourites   3 Books                                     読書メモ
      ────────────────────────────────────────────────────────────────────────────────
      ▌★ 2026-11-30  "  吾輩は猫である            12   吾輩は猫である。名前はまだ無い…
         2026-11-29  -  銀河鉄道の夜             110   カムパネルラの手の動きが二度出…
         2026-11-28  ?  Pride and Prejudice       ix   Who says "universally", and to…
       ★ 2026-11-27  "  こころ                     8   精神的に向上心のないものは馬鹿…
         2026-11-26  !  方丈記                         川の流れの比喩は、時間よりも住…
        !2026-11-25  >  言海                           猫の項の長さ。
         2026-11-24~ -  読書会は第二土曜。             読書会は第二土曜。
      ⋮
       1/7   ★ 2                                                                 live
       Enter open  a add  / filter  c condition  * favourite  d delete  ? help
      """)
    #expect(await harness.cursor == Position(row: 2, column: 0))
  }

  @Test("the list at 60 columns")
  func narrow() async {
    await ScreenHarness(rows: 20, columns: 60).expect(
      """
       [1 Memos]  2 Favourites   3 Books                 読書メモ
      ────────────────────────────────────────────────────────────
      ▌★ 2026-11-30  "  吾輩は猫である       12   吾輩は猫である…
         2026-11-29  -  銀河鉄道の夜        110   カムパネルラの…
         2026-11-28  ?  Pride and Prej…      ix   Who says "unive…
       ★ 2026-11-27  "  こころ                8   精神的に向上心…
         2026-11-26  !  方丈記                    川の流れの比喩…
        !2026-11-25  >  言海                      猫の項の長さ。
         2026-11-24~ -  読書会は第二土…           読書会は第二土…
      ⋮
       1/7   ★ 2                                             live
       Enter open  a add  / filter  c condition  ? help
      """)
  }

  @Test("the list in the smallest window")
  func smallest() async {
    await ScreenHarness(rows: 5, columns: 20).expect(
      """
       [1 Memos]         ›
      ────────────────────
      ▌★ 11-30  "  吾輩は…
       1/7   ★ 2     live
       Enter open  ? help
      """)
  }

  @Test("at 200 columns the selected memo stands beside the list, and follows it")
  func preview() async {
    let harness = ScreenHarness(rows: 50, columns: 200)
    let lines = await harness.screen()
    #expect(lines.count == 50)
    #expect(lines[2].hasPrefix("▌★ 2026-11-30  \"  吾輩は猫である"))
    #expect(lines[2].hasSuffix("小説 猫          │ 吾輩は猫である  夏目漱石"))
    #expect(lines[6].contains("│    ┃ 吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。"))
    #expect(lines[47].hasSuffix("│"))
    harness.press("j")
    #expect(await harness.screen()[2].hasSuffix("│ 銀河鉄道の夜  宮沢賢治"))
    #expect(await harness.cursor == Position(row: 3, column: 0))
  }

  @Test(
    "each way to move goes where it says",
    arguments: [
      ("next", 51), ("previous", 49), ("first", 0), ("last", 99), ("half-page-down", 60),
      ("half-page-up", 40), ("page-down", 70), ("page-up", 30),
    ])
  func moves(command: String, row: Int) async throws {
    let binding = try #require(PostListScreen.bindings.first { $0.command == command })
    for key in binding.keys {
      let harness = ScreenHarness(FakeMemo.numbered(100))
      _ = await harness.screen()
      harness.press(String(repeating: "j", count: 50))
      _ = await harness.screen()
      harness.press(key)
      #expect(await harness.screen()[22].hasPrefix(" \(row + 1)/100 "), "\(key.label)")
      #expect(harness.store.state.postList.current.selection.index == row)
    }
  }

  @Test("at the ends there is nowhere to go")
  func ends() async {
    let harness = ScreenHarness()
    harness.press("k")
    #expect(await harness.cursor == Position(row: 2, column: 0))
    harness.press("Gj")
    #expect(await harness.cursor == Position(row: 8, column: 0))
  }

  @Test("the list scrolls as little as it takes, and the cursor stays on the selected row")
  func scrolls() async {
    let harness = ScreenHarness(FakeMemo.numbered(100))
    harness.press(String(repeating: "j", count: 20))
    #expect(await harness.screen()[2].contains("Memo 1"))
    #expect(await harness.cursor == Position(row: 21, column: 0))
    harness.press("k")
    #expect(await harness.screen()[2].contains("Memo 1"))
    #expect(await harness.cursor == Position(row: 20, column: 0))
  }

  @Test("every key of opening opens the selected memo, and every key of going back closes it")
  func opens() async throws {
    let opening = try #require(PostListScreen.bindings.first { $0.command == "open" })
    let back = try #require(PostDetailScreen.bindings.first { $0.command == "back" })
    let harness = ScreenHarness()
    for (index, key) in back.keys.enumerated() {
      harness.press(opening.keys[index % opening.keys.count])
      #expect(await harness.screen()[0].hasPrefix(" 吾輩は猫である  夏目漱石"))
      harness.press(key)
      #expect(await harness.screen()[0].hasPrefix(" [1 Memos]"), "\(key.label)")
    }
  }

  @Test("a star is set and removed with either key, and shown as being saved")
  func stars() async {
    let harness = ScreenHarness()
    harness.posts.writing = .held
    harness.press("j*")
    #expect(await harness.screen()[3].hasPrefix("▌★ 2026-11-29"))
    #expect(
      await harness.screen()[22].hasSuffix(
        "★ 3                                                               saving"))
    harness.posts.finishWrites()
    await harness.waits(for: "live")
    harness.posts.writing = .atOnce
    harness.press("f")
    #expect(await harness.screen()[3].hasPrefix("▌  2026-11-29"))
  }

  @Test("a failure is told in the status line, and the star is gone again")
  func failure() async {
    let harness = ScreenHarness()
    harness.posts.writing = .failing(.notWritten(PostID("train"), .full))
    harness.press("j*")
    #expect(await harness.screen()[3].hasPrefix("▌  2026-11-29"))
    #expect(
      await harness.screen()[22].hasPrefix(" 2/7   ★ 2   train could not be written: the disk is full."))
  }

  @Test("a change outside shows a short message, which fades")
  func outside() async {
    let harness = ScreenHarness()
    await harness.clock.sleeper(dueAt: .seconds(3))
    harness.clock.advance(by: .seconds(1))
    harness.press("jj")
    harness.posts.changeFolder { folder in
      folder.put(FakeMemo("new", book: "草枕", body: "智に働けば角が立つ。").created(12, 1))
      folder.put(FakeMemo.train.with { $0.book = "春と修羅" })
    }
    await harness.expect(
      """
       [1 Memos]  2 Favourites   3 Books                                     読書メモ
      ────────────────────────────────────────────────────────────────────────────────
         2026-12-01  -  草枕                           智に働けば角が立つ。
       ★ 2026-11-30  "  吾輩は猫である            12   吾輩は猫である。名前はまだ無い…
         2026-11-29  -  春と修羅                 110   カムパネルラの手の動きが二度出…
      ▌  2026-11-28  ?  Pride and Prejudice       ix   Who says "universally", and to…
       ★ 2026-11-27  "  こころ                     8   精神的に向上心のないものは馬鹿…
         2026-11-26  !  方丈記                         川の流れの比喩は、時間よりも住…
        !2026-11-25  >  言海                           猫の項の長さ。
         2026-11-24~ -  読書会は第二土曜。             読書会は第二土曜。
      ⋮
       4/8   ★ 2   1 new, 1 changed                                              live
       Enter open  a add  / filter  c condition  * favourite  d delete  ? help
      """)
    await harness.clock.sleeper(dueAt: .seconds(4))
    harness.clock.advance(by: .seconds(3))
    await harness.wait { $0.status.message == nil }
    #expect(!(await harness.screen()[22].contains("changed")))
  }

  @Test("the folder being read is shown by its progress")
  func reading() async {
    let posts = FakePosts([])
    posts.progress = LoadingProgress(read: 0, total: 3482)
    let harness = ScreenHarness(posts)
    #expect(await harness.screen()[3] == "  Reading the memos…")
    posts.read(FakeMemo.library, progress: LoadingProgress(read: 1024, total: 3482))
    #expect(await harness.screen()[22].hasSuffix("reading 1,024/3,482"))
    posts.read([], progress: nil)
    #expect(await harness.screen()[22].hasSuffix(" live"))
  }

  @Test("every key of cancelling says how to quit, and quits nothing")
  func cancel() async throws {
    let binding = try #require(PostListScreen.bindings.first { $0.command == "cancel" })
    for key in binding.keys {
      let harness = ScreenHarness()
      harness.press(key)
      #expect(await harness.screen()[22].contains("Press q to quit."), "\(key.label)")
      #expect(!harness.store.state.navigation.isQuitting)
    }
  }

  @Test("q and Q quit", arguments: ["q", "Q"])
  func quit(key: String) async {
    let harness = ScreenHarness()
    harness.press(key)
    await harness.wait { $0.navigation.isQuitting }
  }

  @Test("R reads the folder anew, ^l draws anew, ^z suspends")
  func everywhere() async {
    let harness = ScreenHarness()
    harness.press("R")
    harness.press(.control("l"), .control("z"))
    #expect(harness.posts.rescanCount == 1)
    #expect(harness.display.redrawCount == 1)
    #expect(harness.suspendCount == 1)
  }

  @Test("what is pasted where there is no field is never run as commands")
  func paste() async {
    let harness = ScreenHarness()
    harness.paste("q*")
    #expect(await harness.screen()[22].contains("There is no field here to paste into."))
    #expect(!harness.store.state.navigation.isQuitting)
    #expect(harness.posts.batches.isEmpty)
  }
}
