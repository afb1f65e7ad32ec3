import Posts
import PostsFake
import Redux
import StateTree
import Testing

@MainActor
@Suite("A memo that was just written", .timeLimit(.minutes(5)))
struct NewMemoSelectionTests {
  private let harness = StateHarness.listening()
  private let name = "20261130-092000-abcd"

  private func write() async throws {
    try await harness.store.dispatch(harness.list.form.add).value
    harness.store.dispatch(PostFormAction.edit(.note, "猫"))
    try await harness.store.dispatch(harness.list.form.save).value
    #expect(harness.message == .memoAdded)
  }

  @Test("is selected in the list")
  func selected() async throws {
    harness.select("train")
    try await write()
    #expect(harness.selected == name)
  }

  @Test("leaves the selection where it is in a tab that does not show it")
  func hidden() async throws {
    harness.dispatch(.showTab(.favorites))
    harness.store.dispatch(PostListAction.selectPost(row: 1))
    let selected = harness.selected
    try await write()
    #expect(!harness.rows.contains(name) && harness.selected == selected)
  }

  @Test("does not take the place of the memo that is being read")
  func reading() async throws {
    harness.select("train")
    harness.store.dispatch(NavigationAction.open(.postDetail))
    try await write()
    #expect(harness.rows.contains(name) && harness.selected == "train")
  }
}
