import Drawing
import Posts
import PostsFake
import Testing

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PromptScreenTests {
  let harness = ScreenHarness()

  @Test("tags are typed below the list, with those in use under them")
  func tags() async {
    harness.press("jt")
    await harness.waits(for: "Tab 童話")
    await harness.expect(
      """
       [1 Memos]  2 Favourites   3 Books                                     読書メモ
      ────────────────────────────────────────────────────────────────────────────────
       ★ 2026-11-30  "  吾輩は猫である            12   吾輩は猫である。名前はまだ無い…
      ▌  2026-11-29  -  銀河鉄道の夜             110   カムパネルラの手の動きが二度出…
         2026-11-28  ?  Pride and Prejudice       ix   Who says "universally", and to…
       ★ 2026-11-27  "  こころ                     8   精神的に向上心のないものは馬鹿…
         2026-11-26  !  方丈記                         川の流れの比喩は、時間よりも住…
        !2026-11-25  >  言海                           猫の項の長さ。
         2026-11-24~ -  読書会は第二土曜。             読書会は第二土曜。
      ⋮
       Tags: 童話
       Tab 童話
      """)
    #expect(await harness.cursor == Position(row: 22, column: 11))
  }

  @Test("Tab completes the word before the caret, and goes on to the next; ⇧Tab goes back")
  func completion() async {
    harness.press("jt")
    await harness.waits(for: "Tab 童話")
    harness.press(.control("u"))
    harness.press("+")
    harness.press(.tab)
    #expect(await harness.screen()[22] == " Tags: +小説")
    harness.press(.tab)
    #expect(await harness.screen()[22] == " Tags: +猫")
    harness.press(.backTab)
    #expect(await harness.screen()[22] == " Tags: +小説")
    harness.press(" 童")
    harness.press(.tab)
    #expect(await harness.screen()[22] == " Tags: +小説 童話")
  }

  @Test("Enter takes the tags; a key typed right after it is for the list")
  func entered() async {
    harness.press("jt")
    harness.press(" 夜")
    harness.press(.enter)
    harness.press("k")
    await harness.wait { $0.postList.current.posts[1].tags == ["童話", "夜"] }
    #expect(await harness.screen()[2].hasPrefix("▌★ 2026-11-30"))
    #expect(await harness.screen()[22].contains("1 memo was changed."))
  }

  @Test(
    "for several memos the line begins empty, and says so",
    arguments: [("vvt", "Tags of 2 memos (+add -remove): ")])
  func several(keys: String, label: String) async {
    harness.press(keys)
    #expect(await harness.screen()[22] == " " + label.dropLast())
  }

  @Test(
    "leaving changes nothing", arguments: [[Key.escape], [.control("c")], [.control("u"), .backspace]])
  func left(keys: [Key]) async {
    let before = await harness.screen()
    harness.press("t")
    for key in keys { harness.press(key) }
    #expect(await harness.screen() == before)
    #expect(harness.posts.batches.isEmpty)
  }

  @Test("what is pasted is typed, never run")
  func pasted() async {
    harness.press("jt")
    harness.press(.control("u"))
    harness.paste("quiet\nq")
    #expect(await harness.screen()[22] == " Tags: quiet q")
    #expect(!harness.store.state.navigation.isQuitting)
  }

  @Test("tags are typed below the detail as well, for the memo that is shown")
  func detail() async {
    harness.press("vj")
    harness.press(.enter)
    harness.press("t")
    harness.press(.control("u"))
    harness.press("new")
    harness.press(.enter)
    await harness.wait { $0.postList.current.posts[2].tags == ["new"] }
    #expect(harness.posts.batches.count == 1)
    #expect(await harness.screen()[1].contains("new"))
  }
}
