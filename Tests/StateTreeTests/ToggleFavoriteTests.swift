import Posts
import PostsFake
import StateTree
import Testing

@MainActor
struct ToggleFavoriteTests {
  let harness = StateHarness.listening()
  private let full = PostsError.notWritten(PostID("train"), .full)

  init() { harness.select("train") }

  @Test("the star is set, and removed again")
  func toggled() async throws {
    try await harness.store.dispatch(harness.list.toggleFavorite).value
    #expect(harness.tab.selectedPost?.isFavorite == true)
    try await harness.store.dispatch(harness.list.toggleFavorite).value
    #expect(harness.tab.selectedPost?.isFavorite == false)
    #expect(
      harness.posts.batches.map(\.writes) == [
        [.update(PostID("train"), [.favorite(true)], old: [])],
        [.update(PostID("train"), [.favorite(false)], old: [])],
      ])
  }

  @Test("the star is shown at once, as pending, and stays when it is written")
  func pending() async throws {
    harness.posts.writing = .held
    let task = harness.store.dispatch(harness.list.toggleFavorite)
    #expect(harness.tab.selectedPost?.isFavorite == true)
    #expect(harness.tab.snapshot?.metadata.hasPendingWrites == true)
    harness.posts.finishWrites()
    try await task.value
    #expect(harness.tab.selectedPost?.isFavorite == true)
    #expect(harness.tab.snapshot?.metadata.hasPendingWrites == false)
  }

  @Test("a failure takes the star back and becomes a message; what comes later is heard as before")
  func failed() async throws {
    harness.posts.writing = .held
    let task = harness.store.dispatch(harness.list.toggleFavorite)
    harness.posts.failWrites(full)
    try await task.value
    #expect(harness.tab.selectedPost?.isFavorite == false)
    #expect(harness.message == .failed(full))
    harness.posts.write(FakeMemo("new").created(12, 1))
    #expect(harness.rows.first == "new")
  }

  @Test("without a selected memo nothing is written, and that is said")
  func nothing() async throws {
    let harness = StateHarness.listening([])
    try await harness.store.dispatch(harness.list.toggleFavorite).value
    #expect(harness.message == .noSelection)
    #expect(harness.posts.batches.isEmpty)
  }
}
