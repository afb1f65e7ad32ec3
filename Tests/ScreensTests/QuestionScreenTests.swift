import Drawing
import Posts
import PostsFake
import StateTree
import Testing

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct QuestionScreenTests {
  private func asked() async -> ScreenHarness {
    let harness = ScreenHarness()
    harness.press("s")
    await harness.waits(for: "y yes")
    return harness
  }

  @Test("the question stands over the last two lines of the screen below")
  func overlay() async {
    let harness = await asked()
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
       Add 2 sample memos to the memos that are here?
       y yes  n no
      """)
    #expect(await harness.cursor == Position(row: 22, column: 47))
  }

  @Test("the list behind the question goes on following the folder")
  func behind() async {
    let harness = await asked()
    harness.posts.change(PostID("train")) { $0.book = "新しい題" }
    #expect(await harness.screen()[3].contains("新しい題"))
    #expect(await harness.screen()[22].contains("Add 2 sample memos"))
  }

  @Test("y answers yes")
  func yes() async {
    let harness = await asked()
    harness.press("y")
    await harness.waits(for: "2 sample memos were added.")
    #expect(await harness.screen()[22].hasPrefix(" 1/9 "))
  }

  @Test("each key of no answers no and leaves all as it was")
  func no() async throws {
    let binding = try #require(QuestionScreen.bindings.first { $0.command == "no" })
    for key in binding.keys {
      let harness = await asked()
      harness.press(key)
      #expect(await harness.screen()[22].hasPrefix(" 1/7   ★ 2  "), "\(key.label)")
      #expect(harness.posts.batches.isEmpty)
      #expect(!harness.store.state.navigation.isQuitting)
    }
  }

  @Test("no other key does anything while the question waits, except drawing anew and suspending")
  func waits() async {
    let harness = await asked()
    let before = await harness.canvas()
    harness.press("jQ*R?")
    harness.press(.enter, .tab, .down, .control("l"), .control("z"))
    #expect(await harness.canvas() == before)
    #expect(harness.posts.batches.isEmpty && harness.posts.rescanCount == 0)
    #expect(harness.display.redrawCount == 1 && harness.suspendCount == 1)
  }

  @Test("leaving while a change is being written is asked")
  func quit() async {
    let harness = ScreenHarness()
    harness.posts.writing = .held
    harness.press("*q")
    #expect(
      await harness.screen()[22] == " A change is still being written. Leave without waiting for it?")
    harness.press("y")
    await harness.wait { $0.navigation.isQuitting }
    harness.posts.finishWrites()
  }
}
