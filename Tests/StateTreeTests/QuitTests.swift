import Posts
import PostsFake
import StateTree
import Testing

@MainActor
struct QuitTests {
  let harness = StateHarness.listening()

  private var isQuitting: Bool { harness.store.state.navigation.isQuitting }

  @Test("with everything on disk it asks nothing")
  func quiet() async throws {
    try await harness.store.dispatch(harness.list.quit).value
    #expect(isQuitting)
  }

  @Test("while a change is being written it asks; no stays, yes leaves", arguments: [false, true])
  func asked(answer: Bool) async throws {
    harness.posts.writing = .held
    harness.store.dispatch(harness.list.toggleFavorite)
    let task = harness.store.dispatch(harness.list.quit)
    #expect(harness.store.state.question.pending == .quitWhileWriting)
    #expect(!isQuitting)
    harness.store.dispatch(QuestionAction.answer(answer))
    try await task.value
    #expect(isQuitting == answer)
    harness.posts.finishWrites()
  }

  @Test("a newer question takes the place of the older, which counts as answered no")
  func superseded() async throws {
    harness.posts.writing = .held
    harness.store.dispatch(harness.list.toggleFavorite)
    let first = harness.store.dispatch(harness.list.quit)
    let second = harness.store.dispatch(harness.list.quit)
    try await first.value
    #expect(!isQuitting)
    #expect(harness.store.state.question.pending == .quitWhileWriting)
    harness.store.dispatch(QuestionAction.answer(true))
    try await second.value
    #expect(isQuitting)
    harness.posts.finishWrites()
  }

  @Test("a flow that is cancelled takes its question back")
  func cancelled() async throws {
    harness.posts.writing = .held
    harness.store.dispatch(harness.list.toggleFavorite)
    let task = harness.store.dispatch(harness.list.quit)
    task.cancel()
    try await task.value
    #expect(harness.store.state.question.pending == nil)
    #expect(!isQuitting)
    harness.posts.finishWrites()
  }
}
