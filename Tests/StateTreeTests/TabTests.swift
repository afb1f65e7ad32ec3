import Posts
import PostsFake
import StateTree
import Testing

@MainActor
struct TabTests {
  let harness = StateHarness.listening()

  @Test("favourites are the memos with a star")
  func favourites() {
    harness.dispatch(.showTab(.favorites))
    #expect(harness.rows == ["cat", "kokoro"])
  }

  @Test("each tab keeps its own filter, order and selection")
  func own() {
    let oldestFirst = PostSort.newestFirst.reversed
    harness.select("hut")
    harness.dispatch(.showTab(.favorites))
    harness.dispatch(.sort(oldestFirst))
    harness.dispatch(.editFilter("猫"))
    harness.dispatch(.showTab(.memos))
    #expect(harness.selected == "hut")
    #expect(harness.tab.filter == SearchCondition())
    harness.dispatch(.showTab(.favorites))
    #expect(harness.tab.filter == SearchCondition().containing("猫").sorted(oldestFirst))
    #expect(harness.rows == ["cat"])
  }

  @Test("the filter never loosens the base of a tab")
  func base() {
    harness.dispatch(.showTab(.favorites))
    harness.store.dispatch(SearchConditionAction.apply(SearchCondition()))
    harness.dispatch(.clearFilter)
    #expect(harness.tab.condition.favoritesOnly)
    #expect(harness.rows == ["cat", "kokoro"])
  }

  @Test("a tab that is not shown goes on being told")
  func hidden() {
    harness.dispatch(.showTab(.favorites))
    harness.posts.write(FakeMemo("new").created(12, 1).starred)
    harness.dispatch(.showTab(.memos))
    #expect(harness.rows.first == "new")
    #expect(harness.selected == "cat")
  }

  @Test("no favourite is not an empty folder")
  func noFavourite() {
    let harness = StateHarness.listening([FakeMemo.hut])
    harness.dispatch(.showTab(.favorites))
    #expect(harness.rows == [])
    #expect(!harness.tab.isKnownEmpty)
  }
}
