import Posts
import PostsFake
import StateTree
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct DeletePostsTests {
  let harness = StateHarness.listening()
  private let full = PostsError.notWritten(PostID("train"), .full)

  init() { harness.select("train") }

  private func delete() async throws { try await harness.store.dispatch(harness.list.deletePosts).value }
  private func undo() async throws { try await harness.store.dispatch(harness.list.undo).value }
  private func redo() async throws { try await harness.store.dispatch(harness.list.redo).value }

  @Test(
    "a deleted memo leaves the list at once, the next one is selected, and the message says how it comes back"
  )
  func deleted() async throws {
    harness.posts.writing = .held
    let task = harness.store.dispatch(harness.list.deletePosts)
    #expect(!harness.rows.contains("train") && harness.selected == "austen")
    harness.posts.finishWrites()
    try await task.value
    #expect(!harness.rows.contains("train") && harness.selected == "austen")
    #expect(harness.message?.sentence == "“カムパネルラの手の動き…” is in the trash; u takes it back.")
  }

  @Test("undo brings it back and selects it, redo takes it away again")
  func undone() async throws {
    try await delete()
    try await undo()
    #expect(harness.selected == "train")
    #expect(harness.message?.sentence == "Undid: deletion of 1 memo.")
    try await redo()
    #expect(!harness.rows.contains("train"))
    #expect(harness.message?.sentence == "Done again: deletion of 1 memo.")
    try await undo()
    #expect(harness.selected == "train")
  }

  @Test("a failure brings it back, selects it, and says why; there is nothing to undo then")
  func failed() async throws {
    harness.posts.writing = .failing(full)
    try await delete()
    #expect(harness.selected == "train" && harness.message == .failed(full))
    harness.posts.writing = .atOnce
    try await undo()
    #expect(harness.message?.sentence == "There is nothing to undo.")
  }

  @Test("without a selected memo nothing happens, and that is said")
  func nothing() async throws {
    let harness = StateHarness.listening([])
    try await harness.store.dispatch(harness.list.deletePosts).value
    #expect(harness.message == .noSelection && harness.posts.batches.isEmpty)
  }

  @Test("marked memos go together, as one step")
  func marked() async throws {
    for _ in 1...3 { harness.dispatch(.toggleMark) }
    try await delete()
    #expect(harness.rows == ["cat", "hut", "dictionary", "loose"])
    #expect(harness.message?.sentence == "3 memos are in the trash; u takes them back.")
    try await undo()
    #expect(harness.rows.count == 7 && harness.selected == "kokoro")
    try await undo()
    #expect(harness.message?.sentence == "There is nothing to undo.")
  }

  @Test("of marked memos one that is gone stops none of the others")
  func partly() async throws {
    for _ in 1...3 { harness.dispatch(.toggleMark) }
    harness.posts.delivery = .whenTold
    harness.posts.delete(PostID("austen"))
    try await delete()
    #expect(harness.message == .failed(.vanished(PostID("austen"))))
    harness.posts.deliver()
    harness.posts.delivery = .atOnce
    #expect(harness.rows == ["cat", "hut", "dictionary", "loose"])
    try await undo()
    #expect(harness.rows == ["cat", "train", "kokoro", "hut", "dictionary", "loose"])
  }
}
