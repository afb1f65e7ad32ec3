import Posts
import PostsFake
import StateTree
import Testing

@MainActor
struct SortTests {
  let harness = StateHarness.listening()

  @Test("another order keeps the selected memo")
  func kept() {
    harness.select("austen")
    harness.dispatch(.sort(PostSort(key: .rating, direction: .descending)))
    #expect(harness.rows.prefix(2) == ["train", "kokoro"])
    #expect(harness.selected == "austen")
  }

  @Test("another order keeps the selected memo though nobody has moved yet")
  func keptUnmoved() {
    harness.dispatch(.sort(PostSort.newestFirst.reversed))
    #expect(harness.rows.first == "loose")
    #expect(harness.selected == "cat")
  }

  @Test("a memo that another order has moved down stays selected when a filter follows")
  func keptByFilter() {
    harness.dispatch(.sort(PostSort.newestFirst.reversed))
    harness.dispatch(.editFilter("夏目"))
    #expect(harness.rows == ["kokoro", "cat"])
    #expect(harness.selected == "cat")
  }

  @Test("choosing ends with the choice or without one")
  func mode() {
    harness.dispatch(.chooseSort)
    #expect(harness.store.state.postList.mode == .choosingSort)
    harness.dispatch(.cancelSort)
    #expect(harness.store.state.postList.mode == .browsing)
    harness.dispatch(.chooseSort)
    harness.dispatch(.sort(PostSort(key: .title, direction: .ascending)))
    #expect(harness.store.state.postList.mode == .browsing)
  }

  @Test(
    "memos without the key come last in either direction",
    arguments: [PostSort.Direction.ascending, .descending])
  func missing(direction: PostSort.Direction) {
    harness.dispatch(.sort(PostSort(key: .book, direction: direction)))
    #expect(harness.rows.last == "loose")
  }
}
