import Posts
import PostsFake
import StateTree
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct UndoTests {
  let harness = StateHarness.listening()

  init() { harness.select("train") }

  private func star() async throws { try await harness.store.dispatch(harness.list.toggleFavorite).value }
  private func undo() async throws { try await harness.store.dispatch(harness.list.undo).value }
  private func redo() async throws { try await harness.store.dispatch(harness.list.redo).value }
  private func isStarred(_ id: String) -> Bool {
    harness.tab.posts.first { $0.id == PostID(id) }?.isFavorite ?? false
  }

  @Test("the last edits are taken back one by one, each in words, and made again")
  func several() async throws {
    try await star()
    harness.select("austen")
    try await star()
    try await star()
    try await undo()
    #expect(isStarred("austen") && harness.message?.sentence == "Undid: removed star of 1 memo.")
    try await undo()
    #expect(!isStarred("austen") && harness.message?.sentence == "Undid: star of 1 memo.")
    try await undo()
    #expect(!isStarred("train") && harness.selected == "train")
    try await undo()
    #expect(harness.message?.sentence == "There is nothing to undo.")
    for _ in 1...2 { try await redo() }
    #expect(isStarred("train") && isStarred("austen"))
    try await star()
    try await redo()
    #expect(harness.message?.sentence == "There is nothing to do again.")
  }

  @Test("undo waits for the edit before it, so that it takes back that one and no other")
  func waits() async throws {
    try await star()
    harness.select("austen")
    harness.posts.writing = .held
    let starring = harness.store.dispatch(harness.list.toggleFavorite)
    let undoing = harness.store.dispatch(harness.list.undo)
    harness.posts.writing = .atOnce
    harness.posts.finishWrites()
    try await starring.value
    try await undoing.value
    #expect(isStarred("train") && !isStarred("austen"))
  }

  @Test("an edit that was changed outside since is not undone, that is said, and the one before is next")
  func changedOutside() async throws {
    try await star()
    harness.select("austen")
    try await star()
    harness.posts.delete(PostID("austen"))
    try await undo()
    #expect(
      harness.message?.sentence
        == "Not undone, and dropped from the history: austen is not there any more.")
    #expect(isStarred("train"))
    try await undo()
    #expect(!isStarred("train"))
  }

  @Test("of several memos those that were changed outside stay as they are, and are counted")
  func partly() async throws {
    for _ in 1...3 { harness.dispatch(.toggleMark) }
    try await harness.store.dispatch(harness.list.deletePosts).value
    harness.posts.write(FakeMemo("austen", body: "another").created(11, 28))
    try await undo()
    #expect(harness.rows.contains("train") && harness.rows.contains("kokoro"))
    #expect(
      harness.message?.sentence
        == "Undid: deletion of 3 memos. 1 memo was changed since and stays as it is.")
  }

  @Test("while nothing can be written the step stays to be undone later")
  func full() async throws {
    try await star()
    let full = PostsError.notWritten(PostID("train"), .full)
    harness.posts.writing = .failing(full)
    try await undo()
    #expect(harness.message?.sentence == "Not undone: \(full.sentence)")
    harness.posts.writing = .atOnce
    try await undo()
    #expect(!isStarred("train"))
  }

  @Test("added samples go to the trash, unless one was changed since")
  func samples() async throws {
    let harness = StateHarness.listening([])
    try await harness.store.dispatch(harness.list.addSamples).value
    #expect(harness.rows.count == 2)
    harness.posts.write(FakeMemo("sample-1", body: "changed"))
    try await harness.store.dispatch(harness.list.undo).value
    #expect(harness.rows == ["sample-1"])
  }
}
