import Drawing
import Posts
import PostsFake
import StateTree
import Testing

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct DraftsScreenTests {
  private func draft(_ id: String, note: String, of memos: [String] = []) -> Draft {
    Draft(id: PostID(id), subjects: memos.map { PostID($0) }, texts: ["note": note, "original-note": ""])
  }

  private func opened(_ drafts: [Draft]) async -> ScreenHarness {
    let harness = ScreenHarness(FakePosts(), drafts: FakeDrafts(drafts))
    harness.store.dispatch(NavigationAction.open(.drafts))
    await harness.wait { $0.drafts.drafts == drafts }
    return harness
  }

  @Test("drafts stand one in a row, with what they are about")
  func usual() async {
    let harness = await opened([
      draft("20261130-092000-aaaa", note: "川の流れの比喩は、時間よりも住まいの話へ続くのだろう。"),
      draft("20261129-080000-bbbb", note: "猫", of: ["cat"]),
    ])
    await harness.expect(
      """
       Drafts
      ────────────────────────────────────────────────────────────────────────────────
      ▌ 2026-11-30 09:20  New memo  川の流れの比喩は、時間よりも住まいの話へ続くのだ…
        2026-11-29 08:00  Edit the memo  猫
      ⋮
       1/2
       Enter go on  d throw away  Esc back  ? help
      """)
  }

  @Test("without drafts it says what they are")
  func empty() async {
    await opened([]).expect(
      """
       Drafts
      ────────────────────────────────────────────────────────────────────────────────

        There is no draft. What you typed into a form is kept here when you
        leave it without saving.
      ⋮
       Enter go on  d throw away  Esc back  ? help
      """)
  }

  @Test("Enter goes on with the draft, and saving it forgets it")
  func proceeding() async {
    let harness = await opened([draft("20261130-092000-aaaa", note: "猫")])
    harness.press(.enter)
    #expect(await harness.screen()[10] == "▌ Note      猫")
    harness.press("は鳴く")
    harness.press(.control("s"))
    await harness.waits(for: "There is no draft.")
    #expect(harness.drafts.kept.isEmpty)
    #expect(harness.posts.batches.count == 1)
  }

  @Test("d throws a draft away after a question")
  func discarding() async {
    let harness = await opened([draft("20261130-092000-aaaa", note: "猫")])
    harness.press("d")
    #expect(await harness.screen()[22] == " Throw away the draft of “猫”?")
    harness.press("n")
    #expect(harness.drafts.kept.count == 1)
    harness.press("d")
    harness.press("y")
    await harness.waits(for: "There is no draft.")
    #expect(harness.drafts.kept.isEmpty)
  }
}
