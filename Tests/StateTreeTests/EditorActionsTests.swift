import Posts
import PostsFake
import StateTree
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct EditorActionsTests {
  let harness = StateHarness.listening()
  private var editor: FakeEditor { harness.editor }

  @Test("the editor is opened for the selected memo, and its file is read anew afterwards")
  func edited() async throws {
    harness.select("train")
    editor.after = .file([1])
    try await harness.store.dispatch(harness.list.editor.edit).value
    #expect(editor.opened == ["train"])
    #expect(harness.posts.rescanCount == 1)
    #expect(harness.message == nil)
  }

  @Test("a change that is still being written goes before the editor")
  func pending() async throws {
    harness.posts.writing = .held
    let star = harness.store.dispatch(harness.list.toggleFavorite)
    let edit = harness.store.dispatch(harness.list.editor.edit)
    await Task.yield()
    #expect(editor.opened == [])
    harness.posts.finishWrites()
    try await star.value
    try await edit.value
    #expect(editor.opened == ["cat"])
  }

  @Test("an editor that was not opened is said")
  func refused() async throws {
    editor.refusal = .notKept(.full)
    try await harness.store.dispatch(harness.list.editor.edit).value
    #expect(harness.message == .editor(.notOpened(.notKept(.full))))
  }

  @Test("without a memo nothing is opened")
  func nothing() async throws {
    let harness = StateHarness.listening([])
    try await harness.store.dispatch(harness.list.editor.edit).value
    #expect(harness.message == .noSelection)
    #expect(harness.editor.opened == [])
  }

  @Test("in a store that can only be read, every key that changes says so at once")
  func readOnly() async throws {
    let harness = StateHarness()
    harness.posts.readOnly = .readOnly
    harness.listen()
    let trash = TrashActions(Dependencies(fakes: harness.posts))
    let actions = [
      harness.list.undo, harness.list.redo, trash.restore, trash.removeForGood, trash.empty,
      harness.list.toggleFavorite, harness.list.fields.tag, harness.list.fields.rate,
      harness.list.fields.changeKind,
      harness.list.fields.changeStatus, harness.list.editor.edit, harness.list.addSamples,
    ]
    for action in actions {
      harness.store.dispatch(StatusAction.clear)
      try await harness.store.dispatch(action).value
      #expect(harness.message == .readOnly(.readOnly))
    }
    #expect(harness.editor.opened == [] && harness.posts.batches.isEmpty)
    #expect(harness.store.state.screens == [.postList])
  }
}
