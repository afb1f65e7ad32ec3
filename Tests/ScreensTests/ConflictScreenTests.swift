import Drawing
import Posts
import StateTree
import Testing

@testable import Screens

@MainActor
@Suite("The screen of a conflict", .timeLimit(.minutes(5))) struct ConflictScreenTests {
  private static let theirs = "---\nbook: 門\n---\n一\n二\n"
  private static let mine = "---\nbook: 心\n---\n一\n二\n"

  private func asked(rows: Int = 16, columns: Int = 60) -> ScreenHarness {
    let harness = ScreenHarness(rows: rows, columns: columns)
    let conflict = PostConflict(
      PostID("cat"), copy: PostID("copy"), changes: [.book("心")], standing: [.book("門")],
      mine: Array(Self.mine.utf8), theirs: Array(Self.theirs.utf8))
    harness.store.dispatch(ConflictAction.ask(conflict))
    return harness
  }

  @Test("shows my version above theirs, and the keys to choose by")
  func versions() async {
    await asked().expect(
      """
       cat was changed by another program too
      ────────────────────────────────────────────────────────────
       Mine
         ---
         book: 心
         ---
         一
         二
       Theirs
         ---
         book: 門
         ---
         一
         二
       Which version is to stand?
       m mine  t theirs  b both  d difference  Esc back
      """)
  }

  @Test("shows with d how they differ, and both again")
  func difference() async {
    let harness = asked()
    harness.press("d")
    await harness.expect(
      """
       cat was changed by another program too
      ────────────────────────────────────────────────────────────
         ---
       - book: 門
       + book: 心
         ---
         一
         二






       Which version is to stand?
       m mine  t theirs  b both  d difference  Esc back
      """)
    harness.press("d")
    #expect(await harness.screen()[2] == " Mine")
  }

  @Test("each key makes its choice, and the list is there again")
  func choices() async {
    for (key, choice) in [("m", ConflictChoice.mine), ("t", .theirs), ("b", .both)] {
      let harness = asked()
      harness.press(key)
      #expect(harness.store.state.conflict.choice == choice)
      #expect(harness.store.state.screens == [.postList])
    }
  }

  @Test("can be left without a choice; other keys do nothing")
  func leaving() async {
    let harness = asked()
    harness.press("x*?")
    #expect(harness.store.state.screens == [.postList, .conflict])
    harness.press(.escape)
    #expect(harness.store.state.screens == [.postList] && harness.store.state.conflict.choice == nil)
  }
}
