import Posts
import PostsFake
import StateTree
import Testing

/// What the design promises, each as one short story.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SeedIdeasTests {
  let harness = StateHarness.listening()

  @Test("star in list → in Favourites at once")
  func star() {
    harness.dispatch(.showTab(.favorites))
    harness.dispatch(.showTab(.memos))
    harness.select("hut")
    harness.posts.writing = .held
    harness.store.dispatch(harness.list.toggleFavorite)
    #expect(harness.store.state.postList[.favorites].posts.map(\.id.text) == ["cat", "kokoro", "hut"])
    harness.posts.finishWrites()
  }

  @Test("selectPost → detail follows")
  func selectPost() async {
    let effect = Task { [harness] in await detailFollowsSelection(in: harness.store, posts: harness.posts) }
    harness.store.dispatch(NavigationAction.open(.postDetail))
    harness.store.dispatch(PostListAction.selectPost(row: 4))
    await harness.wait { $0.postDetail.document?.id == PostID("hut") }
    effect.cancel()
  }

  @Test("condition form → list re-runs")
  func condition() {
    harness.store.dispatch(NavigationAction.open(.searchCondition))
    harness.store.dispatch(harness.form.fill)
    harness.store.dispatch(SearchConditionAction.edit(.book, "猫"))
    harness.store.dispatch(harness.form.apply)
    harness.listen()
    #expect(harness.rows == ["cat"])
  }

  @Test("failure in an action → status line, stream alive")
  func failure() async throws {
    harness.posts.writing = .failing(.notWritten(PostID("cat"), .full))
    try await harness.store.dispatch(harness.list.toggleFavorite).value
    #expect(harness.message?.sentence == "cat could not be written: the disk is full.")
    harness.posts.delete(PostID("cat"))
    #expect(harness.rows.first == "train")
  }

  @Test("a changed file → its row changes, selection stays")
  func changed() {
    harness.select("austen")
    harness.posts.change(PostID("train")) { $0.book = "新しい題" }
    #expect(harness.tab.posts[1].book == "新しい題")
    #expect(harness.selected == "austen")
  }
}
