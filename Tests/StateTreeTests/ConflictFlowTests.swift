import Posts
import PostsFake
import StateTree
import Testing

@MainActor
@Suite("An edit that meets another one", .timeLimit(.minutes(5))) struct ConflictFlowTests {
  private let harness = StateHarness.listening()
  private let id = PostID("cat")
  private let edits: Edits

  init() { edits = Edits(Dependencies(fakes: harness.posts)) }

  /// An edit of the memo's book that began before somebody else set another one, and one of a second memo.
  private func edit() -> Task<PostsError?, Never> {
    harness.posts.change(id) { $0.book = "theirs" }
    let batch = WriteBatch([
      .update(PostID("hut"), [.rating(1)], old: []),
      .update(id, [.book("mine")], old: [.book("吾輩は猫である")]),
      .update(PostID("train"), [.rating(2)], old: []),
    ])
    return Task { [store = harness.store] in
      do throws(PostsError) {
        try await edits.commit(batch, as: .fields(count: 3), asking: store)
        return nil
      } catch {
        return error
      }
    }
  }

  private func asked() async -> Task<PostsError?, Never> {
    let edit = edit()
    await harness.wait { $0.conflict.pending != nil }
    #expect(harness.store.state.screens.last == .conflict)
    return edit
  }

  private var book: String? { harness.tab.posts.first { $0.id == id }?.book }
  private var ratings: [Int?] {
    ["hut", "train"].map { name in harness.tab.posts.first { $0.id == PostID(name) }?.rating }
  }

  @Test("is written over it when the person chooses their own, and the rest follows")
  func mine() async {
    let edit = await asked()
    harness.store.dispatch(ConflictAction.choose(.mine))
    #expect(await edit.value == nil)
    #expect(book == "mine" && ratings == [1, 2] && harness.store.state.screens.last == .postList)
  }

  @Test(
    "is one step with the rest: undo takes all of it back at once",
    arguments: [ConflictChoice.mine, .both])
  func oneStep(choice: ConflictChoice) async throws {
    let edit = await asked()
    harness.store.dispatch(ConflictAction.choose(choice))
    #expect(await edit.value == nil)
    try await harness.store.dispatch(edits.undo).value
    #expect(harness.message?.sentence == "Undid: fields of 3 memos.")
    #expect(book == "theirs" && ratings == [nil, 5] && harness.rows.count == FakeMemo.library.count)
    try await harness.store.dispatch(edits.undo).value
    #expect(harness.message?.sentence == "There is nothing to undo.")
  }

  @Test("is dropped when the person chooses the other one, and the rest follows")
  func theirs() async {
    let edit = await asked()
    harness.store.dispatch(ConflictAction.choose(.theirs))
    #expect(await edit.value == nil)
    #expect(book == "theirs" && ratings == [1, 2] && harness.rows.count == FakeMemo.library.count)
  }

  @Test("becomes a conflict copy when the person chooses both")
  func both() async {
    let edit = await asked()
    harness.store.dispatch(ConflictAction.choose(.both))
    #expect(await edit.value == nil)
    #expect(book == "theirs" && ratings == [1, 2])
    #expect(harness.rows.contains("cat.conflict-20261130-092000"))
  }

  @Test("is told when the person chooses nothing, and the rest is left")
  func leaving() async {
    let edit = await asked()
    harness.store.dispatch(ConflictAction.leave)
    guard case .incomplete(let partial) = await edit.value else {
      Issue.record("nothing was told")
      return
    }
    #expect(partial.done == 1 && partial.total == 3 && book == "theirs" && ratings == [1, 5])
  }

  @Test("is asked about again when a third one comes before the choice")
  func third() async {
    let edit = await asked()
    harness.posts.change(id) { $0.book = "third" }
    harness.store.dispatch(ConflictAction.choose(.mine))
    await harness.wait { $0.conflict.number == 2 && $0.conflict.pending != nil }
    harness.store.dispatch(ConflictAction.choose(.mine))
    #expect(await edit.value == nil)
    #expect(book == "mine")
  }
}

@MainActor
@Suite("A star of a memo with a further name", .timeLimit(.minutes(5))) struct FurtherNameTests {
  private let harness = StateHarness.listening()
  private let refusal = PostsError.notWritten(PostID("train"), .hardLinked)

  @Test("is asked about, and written when the other name may keep the old version")
  func yes() async {
    harness.posts.writing = .failing(refusal)
    harness.select("train")
    harness.store.dispatch(harness.list.toggleFavorite)
    await harness.wait { $0.question.pending == .leaveFurtherNames(PostID("train")) }
    harness.posts.writing = .atOnce
    harness.store.dispatch(QuestionAction.answer(true))
    await harness.wait { $0.postList.current.selectedPost?.isFavorite ?? false }
    #expect(harness.posts.batches.map(\.furtherNames) == [.refuse, .keepOld])
  }

  @Test("is left when it may not, with the reason")
  func no() async {
    harness.posts.writing = .failing(refusal)
    harness.select("train")
    harness.store.dispatch(harness.list.toggleFavorite)
    await harness.wait { $0.question.pending != nil }
    harness.store.dispatch(QuestionAction.answer(false))
    await harness.wait { $0.status.message == .failed(refusal) }
    #expect(harness.posts.batches.count == 1)
  }
}
