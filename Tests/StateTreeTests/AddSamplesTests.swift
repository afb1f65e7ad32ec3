import Posts
import PostsFake
import StateTree
import Testing

@MainActor
struct AddSamplesTests {
  @Test("an empty collection gets the samples without a question, and the first row stays selected")
  func empty() async throws {
    let harness = StateHarness.listening([])
    try await harness.store.dispatch(harness.list.addSamples).value
    #expect(Set(harness.rows) == ["sample-1", "sample-2"])
    #expect(harness.selected == harness.rows.first)
    #expect(harness.message == .samplesAdded(2))
    #expect(harness.store.state.question.number == 0)
  }

  @Test("where there are memos it asks first; no leaves everything as it was")
  func refused() async throws {
    let harness = StateHarness.listening()
    let task = harness.store.dispatch(harness.list.addSamples)
    await harness.wait { $0.question.pending == .addSamples(count: 2) }
    harness.store.dispatch(QuestionAction.answer(false))
    try await task.value
    #expect(harness.posts.batches.isEmpty)
    #expect(harness.message == nil)
  }

  @Test("asked once more, the answer is for the newer question alone")
  func newer() async throws {
    let harness = StateHarness.listening()
    let older = harness.store.dispatch(harness.list.addSamples)
    await harness.wait { $0.question.number == 1 }
    let newer = harness.store.dispatch(harness.list.addSamples)
    await harness.wait { $0.question.number == 2 }
    try await older.value
    #expect(harness.store.state.question.pending == .addSamples(count: 2))
    harness.store.dispatch(QuestionAction.answer(true))
    try await newer.value
    #expect(harness.posts.batches.count == 1)
  }

  @Test("yes adds only those that are missing")
  func missing() async throws {
    let harness = StateHarness.listening([FakeMemo.cat, FakeMemo("sample-1", body: "my own words")])
    let task = harness.store.dispatch(harness.list.addSamples)
    await harness.wait { $0.question.pending == .addSamples(count: 1) }
    harness.store.dispatch(QuestionAction.answer(true))
    try await task.value
    #expect(Set(harness.rows) == ["cat", "sample-1", "sample-2"])
    #expect(harness.tab.posts.first { $0.id == PostID("sample-1") }?.title == "my own words")
    #expect(harness.message == .samplesAdded(1))
  }

  @Test("when all are there it says so")
  func complete() async throws {
    let harness = StateHarness.listening([FakeMemo("sample-1"), FakeMemo("sample-2")])
    try await harness.store.dispatch(harness.list.addSamples).value
    #expect(harness.message == .samplesAreHere)
    #expect(harness.posts.batches.isEmpty)
  }

  @Test("samples that are not installed are said, not added")
  func uninstalled() async throws {
    let harness = StateHarness([], samples: .missing)
    try await harness.store.dispatch(harness.list.addSamples).value
    #expect(harness.message == .samplesUnreadable)
  }

  @Test("a failure is a message")
  func failed() async throws {
    let harness = StateHarness.listening([])
    harness.posts.writing = .failing(.notWritten(PostID("sample-1"), .readOnly))
    try await harness.store.dispatch(harness.list.addSamples).value
    #expect(harness.message == .failed(.notWritten(PostID("sample-1"), .readOnly)))
    #expect(harness.rows == [])
  }
}
