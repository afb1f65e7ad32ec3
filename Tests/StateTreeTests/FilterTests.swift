import Posts
import PostsFake
import StateTree
import Testing

@MainActor
struct FilterTests {
  let harness = StateHarness.listening()

  @Test("what is typed is the filter at once")
  func typed() {
    harness.dispatch(.beginFilter)
    harness.dispatch(.editFilter("猫"))
    #expect(harness.rows == ["cat", "dictionary"])
    #expect(harness.tab.filter.text == "猫")
    #expect(harness.selected == "cat")
  }

  @Test("a filter that is kept stays, and the keys are for the list again")
  func kept() {
    harness.dispatch(.beginFilter)
    harness.dispatch(.editFilter("猫"))
    harness.dispatch(.keepFilter)
    #expect(harness.store.state.postList.mode == .browsing)
    #expect(harness.rows == ["cat", "dictionary"])
  }

  @Test("a filter that is restored gives back the filter before and the memo selected before")
  func restored() {
    harness.select("kokoro")
    harness.dispatch(.beginFilter)
    harness.dispatch(.editFilter("猫"))
    harness.select("dictionary")
    harness.dispatch(.restoreFilter)
    #expect(harness.store.state.postList.mode == .browsing)
    #expect(harness.rows.count == 7)
    #expect(harness.selected == "kokoro")
  }

  @Test("a filter that nothing matches loses the selection only until it is restored")
  func restoredFromNothing() {
    harness.select("hut")
    harness.dispatch(.beginFilter)
    harness.dispatch(.editFilter("nothing"))
    #expect(harness.selected == nil)
    harness.dispatch(.restoreFilter)
    #expect(harness.selected == "hut")
  }

  @Test("a second filter restored leaves the first one in force")
  func restoredToFilter() {
    harness.dispatch(.editFilter("夏目"))
    harness.dispatch(.beginFilter)
    harness.dispatch(.editFilter("夏目 馬鹿"))
    #expect(harness.rows == ["kokoro"])
    harness.dispatch(.restoreFilter)
    #expect(harness.tab.filter.text == "夏目")
    #expect(harness.rows == ["cat", "kokoro"])
  }

  @Test("the selection stays with its memo while a filter is typed, else goes to the next that matches")
  func follows() {
    harness.select("train")
    harness.dispatch(.editFilter("の"))
    #expect(harness.selected == "train")
    harness.dispatch(.editFilter("夏目"))
    #expect(harness.rows == ["cat", "kokoro"])
    #expect(harness.selected == "kokoro")
  }

  @Test("clearing keeps the order and the selected memo")
  func cleared() {
    let byBook = PostSort(key: .book, direction: .ascending)
    harness.dispatch(.sort(byBook))
    harness.dispatch(.editFilter("夏目"))
    harness.select("kokoro")
    harness.dispatch(.clearFilter)
    #expect(harness.tab.filter == SearchCondition().sorted(byBook))
    #expect(harness.rows.count == 7)
    #expect(harness.selected == "kokoro")
  }

  @Test("the last good result stays until the new one comes, and is not taken for an empty folder")
  func waiting() {
    harness.dispatch(.editFilter("nothing"))
    harness.posts.delivery = .whenTold
    harness.dispatch(.clearFilter)
    #expect(harness.rows == [])
    #expect(!harness.tab.isKnownEmpty)
    harness.posts.deliver()
    #expect(harness.rows.count == 7)
  }
}
