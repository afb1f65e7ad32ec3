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

  @Test("a line that is no query leaves the last good result, and is not kept")
  func problem() {
    harness.dispatch(.beginFilter)
    harness.dispatch(.editFilter("夏目"))
    harness.dispatch(.editFilter("夏目 boko:"))
    #expect(harness.rows == ["cat", "kokoro"])
    #expect(mode.problem == QueryProblem(.unknownField("boko"), at: 3..<7))
    harness.dispatch(.keepFilter)
    #expect(mode.line == "夏目 boko:")
    harness.dispatch(.editFilter("夏目"))
    harness.dispatch(.keepFilter)
    #expect(mode == .browsing)
  }

  @Test("the order of the list stays, unless the line asks for one, and comes back when it asks no more")
  func sort() {
    let byBook = PostSort(key: .book, direction: .ascending)
    harness.dispatch(.sort(byBook))
    harness.dispatch(.beginFilter)
    #expect(mode.line == "")
    harness.dispatch(.editFilter("猫"))
    #expect(harness.tab.filter.sort == byBook)
    harness.dispatch(.editFilter("猫 sort:created"))
    #expect(harness.tab.filter.sort == .newestFirst)
    harness.dispatch(.editFilter("猫"))
    #expect(harness.tab.filter.sort == byBook)
  }

  @Test("the filters that were kept come back, the newest first, and behind them what was being typed")
  func history() {
    for line in ["猫", "夏目", "", "猫", "-犬"] {
      harness.dispatch(.beginFilter)
      harness.dispatch(.editFilter(line))
      harness.dispatch(.keepFilter)
    }
    harness.dispatch(.clearFilter)
    harness.dispatch(.beginFilter)
    harness.dispatch(.editFilter("こ"))
    for (step, line) in [
      (-1, "-犬"), (-1, "猫"), (-1, "夏目"), (-1, "夏目"), (1, "猫"), (1, "-犬"), (1, "こ"), (1, "こ"),
    ] {
      harness.dispatch(.recallFilter(step))
      #expect(mode.line == line)
    }
    harness.dispatch(.recallFilter(-1))
    harness.dispatch(.restoreFilter)
    harness.dispatch(.beginFilter)
    harness.dispatch(.recallFilter(1))
    #expect(mode.line == "")
  }

  @Test("a condition that was applied can be recalled as a filter")
  func applied() {
    var condition = SearchCondition()
    condition.author = "夏目"
    harness.store.dispatch(SearchConditionAction.apply(condition))
    harness.dispatch(.clearFilter)
    harness.dispatch(.beginFilter)
    harness.dispatch(.recallFilter(-1))
    #expect(harness.rows == ["cat", "kokoro"])
  }

  private var mode: PostListMode { harness.store.state.postList.mode }
}
