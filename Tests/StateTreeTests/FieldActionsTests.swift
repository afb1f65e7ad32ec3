import Posts
import PostsFake
import StateTree
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct FieldActionsTests {
  let harness = StateHarness.listening()

  @Test("the tags of a single memo stand in the line, and become what is entered")
  func oneMemo() async throws {
    harness.select("cat")
    let task = harness.store.dispatch(harness.list.fields.tag)
    #expect(harness.store.state.prompt.pending == .tags(memoCount: 1))
    #expect(harness.store.state.prompt.text == "小説 猫")
    enter("猫 名前")
    try await task.value
    #expect(
      harness.posts.batches.map(\.writes) == [
        [.update(PostID("cat"), [.tags(["猫", "名前"])], old: [.tags(["小説", "猫"])])]
      ])
    #expect(harness.message == .changed(1))
  }

  @Test("the marked memos get and lose tags in one batch; one that is so already is not written")
  func marked() async throws {
    mark("cat", "train", "kokoro")
    let task = harness.store.dispatch(harness.list.fields.tag)
    #expect(harness.store.state.prompt.text == "")
    enter("+小説 -童話")
    try await task.value
    #expect(
      harness.posts.batches.map(\.writes) == [
        [.update(PostID("train"), [.tags(["小説"])], old: [.tags(["童話"])])]
      ])
  }

  @Test("the tags in use are offered, the most used first")
  func offered() async throws {
    let task = harness.store.dispatch(harness.list.fields.tag)
    await harness.wait { !$0.prompt.candidates.isEmpty }
    #expect(harness.store.state.prompt.candidates == ["小説", "猫", "童話"])
    harness.store.dispatch(PromptAction.leave)
    try await task.value
    #expect(harness.posts.batches.isEmpty)
  }

  @Test("what was chosen when the key was pressed is changed, wherever the selection went meanwhile")
  func captured() async throws {
    harness.select("train")
    let task = harness.store.dispatch(harness.list.fields.rate)
    harness.select("cat")
    harness.store.dispatch(ChoiceAction.choose(.rating(1)))
    try await task.value
    #expect(harness.posts.batches.map(\.writes) == [[.update(PostID("train"), [.rating(1)], old: [])]])
  }

  @Test("rating, kind and status are set for the marked memos in one batch each")
  func choices() async throws {
    mark("cat", "train")
    let actions = harness.list.fields
    let steps: [(FieldChoice, PostChange, Int)] = [
      (.rating, .rating(5), 1), (.kind, .kind(.quote), 1), (.status, .status(.read), 2),
      (.rating, .rating(nil), 2),
    ]
    for (field, change, count) in steps {
      let action =
        switch field {
        case .rating: actions.rate
        case .kind: actions.changeKind
        case .status: actions.changeStatus
        }
      let task = harness.store.dispatch(action)
      #expect(harness.store.state.choice.pending == field)
      harness.store.dispatch(ChoiceAction.choose(change))
      try await task.value
      #expect(harness.posts.batches.last?.writes.count == count)
      #expect(harness.posts.batches.last?.writes.allSatisfy { $0.changes == [change] } == true)
      #expect(harness.message == .changed(count))
    }
    #expect(harness.posts.batches.count == steps.count)
  }

  @Test("what all are already is not written, and that is said")
  func already() async throws {
    harness.select("train")
    let task = harness.store.dispatch(harness.list.fields.rate)
    harness.store.dispatch(ChoiceAction.choose(.rating(5)))
    try await task.value
    #expect(harness.posts.batches.isEmpty)
    #expect(harness.message == .nothingToChange)
  }

  @Test("a newer line or choice takes the place of the one before, which changes nothing")
  func newer() async throws {
    harness.select("cat")
    let older = harness.store.dispatch(harness.list.fields.tag)
    harness.select("train")
    let newer = harness.store.dispatch(harness.list.fields.tag)
    enter("new")
    try await older.value
    try await newer.value
    let rating = harness.store.dispatch(harness.list.fields.rate)
    let status = harness.store.dispatch(harness.list.fields.changeStatus)
    harness.store.dispatch(ChoiceAction.choose(.status(.want)))
    try await rating.value
    try await status.value
    #expect(harness.posts.batches.map(\.writes.first?.id) == [PostID("train"), PostID("train")])
    #expect(harness.posts.batches.map(\.writes.first?.changes) == [[.tags(["new"])], [.status(.want)]])
  }

  @Test("a flow that is cancelled leaves the line and the choice")
  func cancelled() async throws {
    let line = harness.store.dispatch(harness.list.fields.tag)
    line.cancel()
    _ = await line.result
    #expect(harness.store.state.prompt.pending == nil)
    let choice = harness.store.dispatch(harness.list.fields.rate)
    choice.cancel()
    _ = await choice.result
    #expect(harness.store.state.choice.pending == nil)
    #expect(harness.posts.batches.isEmpty)
  }

  @Test("a refused change is said, and its memos are as they were")
  func refused() async throws {
    let error = PostsError.notWritten(PostID("cat"), .full)
    harness.posts.writing = .failing(error)
    harness.select("cat")
    let task = harness.store.dispatch(harness.list.fields.rate)
    harness.store.dispatch(ChoiceAction.choose(.rating(2)))
    try await task.value
    #expect(harness.message == .failed(error))
    #expect(harness.tab.selectedPost?.rating == nil)
  }

  private func mark(_ ids: String...) {
    for id in ids {
      harness.select(id)
      harness.dispatch(.toggleMark)
    }
  }

  private func enter(_ line: String) {
    harness.store.dispatch(PromptAction.edit(line))
    harness.store.dispatch(PromptAction.enter)
  }
}
