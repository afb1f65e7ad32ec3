import Posts
import PostsFake
import StateTree
import Testing

@MainActor
struct MarkTests {
  let harness = StateHarness.listening()

  @Test("a mark is set and taken away, and each time the next memo is selected")
  func toggled() {
    mark("train")
    #expect(marked == ["train"])
    #expect(harness.selected == "austen")
    mark("train")
    #expect(marked == [])
    #expect(harness.selected == "austen")
  }

  @Test("an action is for the marked memos in the order of the list, without marks for the selected one")
  func chosenMemos() {
    harness.select("hut")
    #expect(chosen == ["hut"])
    mark("kokoro")
    mark("cat")
    harness.select("loose")
    #expect(chosen == ["cat", "kokoro"])
    harness.dispatch(.clearMarks)
    #expect(chosen == ["loose"])
  }

  @Test("in the detail an action is for the memo that is shown")
  func detail() {
    mark("kokoro")
    mark("cat")
    harness.store.dispatch(NavigationAction.open(.postDetail))
    #expect(harness.store.state.chosenPosts.map(\.id.text) == ["train"])
  }

  @Test("a range goes from the memo marked last to the selected one, in either direction")
  func range() {
    mark("train")
    harness.select("hut")
    harness.dispatch(.markRange)
    #expect(chosen == ["train", "austen", "kokoro", "hut"])
    harness.select("cat")
    harness.dispatch(.markRange)
    #expect(chosen == ["cat", "train", "austen", "kokoro", "hut"])
  }

  @Test("a range without a mark to begin at is the selected memo")
  func rangeOfOne() {
    mark("train")
    mark("train")
    harness.select("hut")
    harness.dispatch(.markRange)
    #expect(marked == ["hut"])
  }

  @Test("in an empty list nothing is marked")
  func empty() {
    let harness = StateHarness.listening([])
    harness.dispatch(.toggleMark)
    harness.dispatch(.markRange)
    #expect(harness.tab.marked.isEmpty)
  }

  @Test("a memo that gets another name keeps its mark, and the range begins at it")
  func renamed() {
    mark("train")
    harness.posts.rename(PostID("train"), to: FakeMemo("night-train").created(11, 29))
    #expect(marked == ["night-train"])
    harness.select("austen")
    harness.dispatch(.markRange)
    #expect(marked == ["austen", "night-train"])
  }

  @Test("a memo that leaves the list loses its mark, also when it comes back")
  func gone() {
    mark("train")
    mark("hut")
    harness.dispatch(.editFilter("川"))
    #expect(marked == ["hut"])
    harness.dispatch(.clearFilter)
    #expect(marked == ["hut"])
    harness.posts.delete(PostID("hut"))
    #expect(marked == [])
  }

  @Test("each tab has its own marks")
  func perTab() {
    mark("train")
    harness.dispatch(.showTab(.favorites))
    #expect(marked == [])
    mark("cat")
    harness.dispatch(.showTab(.memos))
    #expect(marked == ["train"])
  }

  @Test("all marked memos get the star with one batch, unless all have it; only those without are written")
  func stars() async throws {
    mark("cat")
    mark("train")
    mark("hut")
    try await harness.store.dispatch(harness.list.toggleFavorite).value
    #expect(harness.tab.chosenPosts.map(\.isFavorite) == [true, true, true])
    try await harness.store.dispatch(harness.list.toggleFavorite).value
    #expect(harness.tab.chosenPosts.map(\.isFavorite) == [false, false, false])
    #expect(
      harness.posts.batches.map(\.writes) == [
        ["train", "hut"].map { .update(PostID($0), [.favorite(true)], old: []) },
        ["cat", "train", "hut"].map { .update(PostID($0), [.favorite(false)], old: []) },
      ])
  }

  private func mark(_ id: String) {
    harness.select(id)
    harness.dispatch(.toggleMark)
  }

  private var marked: Set<String> { Set(harness.tab.marked.map(\.text)) }
  private var chosen: [String] { harness.tab.chosenPosts.map(\.id.text) }
}
