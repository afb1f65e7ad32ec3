import Posts
import PostsFake
import StateTree
import Testing

@MainActor
struct ShuffleTests {
  let harness = StateHarness.listening(FakeMemo.numbered(30))
  let random = PostSort(key: .random, direction: .ascending)

  @Test("a list that is shuffled stays as it is, whatever is edited, added or taken away")
  func stable() {
    harness.dispatch(.sort(random))
    let shuffled = harness.rows
    #expect(shuffled != shuffled.sorted(by: >) && shuffled != shuffled.sorted())
    harness.posts.write(FakeMemo("new"), FakeMemo("0004", body: "changed"))
    harness.posts.delete(PostID("0007"))
    harness.listen()
    #expect(harness.rows.filter { $0 != "new" } == shuffled.filter { $0 != "0007" })
    #expect(harness.rows.contains("new"))
  }

  @Test("a filter takes memos away and leaves the order of the others")
  func filtered() {
    harness.dispatch(.sort(random))
    let shuffled = harness.rows
    harness.store.dispatch(PostListAction.beginFilter)
    harness.dispatch(.editFilter("2"))
    #expect(harness.rows.count < shuffled.count)
    #expect(harness.rows == shuffled.filter(harness.rows.contains))
    harness.dispatch(.restoreFilter)
    #expect(harness.rows == shuffled)
  }

  @Test("chosen again it is another order, with the same memo selected")
  func again() {
    harness.dispatch(.sort(random))
    let shuffled = harness.rows
    harness.select("0012")
    harness.dispatch(.sort(random))
    #expect(harness.rows != shuffled && harness.rows.sorted() == shuffled.sorted())
    #expect(harness.selected == "0012")
  }

  @Test("another tab, and the tab again, show the same order as before")
  func tabs() {
    harness.dispatch(.sort(random))
    let shuffled = harness.rows
    harness.dispatch(.showTab(.favorites))
    harness.dispatch(.showTab(.memos))
    #expect(harness.rows == shuffled)
  }

  @Test("after another order it is drawn anew, and nothing of it is in the filter")
  func between() {
    harness.dispatch(.sort(random))
    let shuffled = harness.rows
    harness.dispatch(.sort(.newestFirst))
    harness.dispatch(.sort(random))
    #expect(harness.rows != shuffled)
    #expect(harness.tab.filter == SearchCondition().sorted(random))
  }
}
