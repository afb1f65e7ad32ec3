import Drawing
import Posts
import PostsFake
import StateTree
import Testing

@testable import Screens

@MainActor
@Suite("The difference of a conflict copy", .timeLimit(.minutes(5))) struct DifferenceScreenTests {
  private static let copy = FakeMemo("cat.conflict-20261130-092000", book: "猫", body: "一\n三\n").with {
    $0.original = Post(original.fields)
    $0.problem = .conflictCopy(of: PostID("cat"))
  }
  private static let original = FakeMemo("cat", book: "猫", body: "一\n二\n")

  private func run(on harness: ScreenHarness) {
    harness.store.dispatch(PostListActions(Dependencies(fakes: harness.posts)).showDifference)
  }

  @Test("to its original is shown by a command of the list")
  func shown() async throws {
    #expect(PostListScreen.bindings.contains { $0.command == "diff" })
    #expect(PostDetailScreen.bindings.contains { $0.command == "diff" })
    let harness = ScreenHarness([Self.copy, Self.original], rows: 14, columns: 60)
    harness.store.dispatch(PostListAction.selectPost(row: row(of: Self.copy.id, in: harness)))
    run(on: harness)
    await harness.waits(for: "+ 三")
    await harness.expect(
      """
       - cat
       + cat.conflict-20261130-092000
      ────────────────────────────────────────────────────────────
         book: 猫
         kind: note

         一
       - 二
       + 三




       q back  ? help
      """)
    harness.press("q")
    #expect(harness.store.state.screens == [.postList])
  }

  @Test("is told not to be for a memo that is none")
  func none() async {
    let harness = ScreenHarness([Self.original], rows: 14, columns: 60)
    await harness.waits(for: "猫")
    run(on: harness)
    await harness.waits(for: "no conflict copy")
  }

  private func row(of id: PostID, in harness: ScreenHarness) -> Int {
    harness.store.state.postList.current.posts.firstIndex { $0.id == id } ?? -1
  }
}
