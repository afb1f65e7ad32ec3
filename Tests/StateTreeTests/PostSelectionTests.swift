import Posts
import PostsFake
import StateTree
import Testing

@MainActor
struct PostSelectionTests {
  let harness = StateHarness.listening()

  @Test("the first memo is selected to begin with")
  func first() {
    #expect(harness.rows == ["cat", "train", "austen", "kokoro", "hut", "dictionary", "loose"])
    #expect(harness.selected == "cat")
  }

  @Test("rows that come and go above leave the selection with its memo")
  func above() {
    harness.select("austen")
    harness.posts.write(FakeMemo("new").created(12, 1), FakeMemo("newer").created(12, 2))
    #expect(harness.selected == "austen")
    #expect(harness.tab.selection.index == 4)
    harness.posts.delete(PostID("cat"), PostID("newer"))
    #expect(harness.selected == "austen")
    #expect(harness.tab.selection.index == 2)
  }

  @Test("rows that come and go below do not matter")
  func below() {
    harness.select("austen")
    harness.posts.delete(PostID("kokoro"))
    harness.posts.write(FakeMemo("old").created(11, 1))
    #expect(harness.selected == "austen")
    #expect(harness.tab.selection.index == 2)
  }

  @Test("a memo that moves to another row takes the selection along", arguments: [1, 30])
  func moved(day: Int) {
    harness.select("austen")
    harness.posts.write(FakeMemo.austen.created(12, day))
    #expect(harness.selected == "austen")
    #expect(harness.tab.selection.index == 0)
    harness.posts.write(FakeMemo.austen.created(1, day))
    #expect(harness.selected == "austen")
    #expect(harness.tab.selection.index == 6)
  }

  @Test("a memo that gets another name takes the selection along, wherever it goes")
  func renamed() {
    harness.select("austen")
    harness.posts.rename(PostID("austen"), to: FakeMemo("emma").created(1, 1))
    #expect(harness.selected == "emma")
    #expect(harness.tab.selection.index == 6)
  }

  @Test("the name of a memo that stays does not take the selection along when another file gets it")
  func copied() {
    harness.select("austen")
    harness.posts.renamed = [PostID("austen"): PostID("emma")]
    harness.posts.write(FakeMemo("emma").created(1, 1))
    #expect(harness.selected == "austen")
  }

  @Test("another memo that moves across the selection does not take it along")
  func crossing() {
    harness.select("austen")
    harness.posts.write(FakeMemo.loose.created(12, 1))
    #expect(harness.selected == "austen")
    harness.posts.write(FakeMemo.cat.created(1, 1))
    #expect(harness.selected == "austen")
  }

  @Test("when its memo leaves, the next row is selected")
  func next() {
    harness.select("austen")
    harness.posts.delete(PostID("austen"))
    #expect(harness.selected == "kokoro")
  }

  @Test("when the next memos leave with it, the one after them is selected")
  func nextOfSeveral() {
    harness.select("austen")
    harness.posts.delete(PostID("austen"), PostID("kokoro"), PostID("train"))
    #expect(harness.selected == "hut")
  }

  @Test("when the next memo changes in the same moment, it is selected all the same")
  func nextThatChanges() {
    harness.select("austen")
    harness.posts.changeFolder { folder in
      folder.remove(PostID("austen"))
      folder.put(FakeMemo.kokoro.with { $0.title = "changed" })
    }
    #expect(harness.selected == "kokoro")
  }

  @Test("when the last memo leaves, the new last one is selected")
  func last() {
    harness.select("loose")
    harness.posts.delete(PostID("loose"))
    #expect(harness.selected == "dictionary")
  }

  @Test("when all memos leave nothing is selected, and the one that comes back is selected again")
  func emptied() {
    harness.select("hut")
    harness.posts.delete(FakeMemo.library.map(\.id))
    #expect(harness.selected == nil)
    harness.posts.write(FakeMemo.library)
    #expect(harness.selected == "hut")
  }

  @Test("memos that come into an empty list leave the selection on top")
  func filled() {
    let harness = StateHarness.listening([])
    harness.posts.write(FakeMemo.library)
    #expect(harness.selected == "cat")
  }

  @Test("a row beyond either end is the row at that end")
  func clamped() {
    harness.store.dispatch(PostListAction.selectPost(row: 99))
    #expect(harness.selected == "loose")
    harness.store.dispatch(PostListAction.selectPost(row: -1))
    #expect(harness.selected == "cat")
  }

  @Test("in an empty list no row can be selected")
  func nothingToSelect() {
    let harness = StateHarness.listening([])
    harness.store.dispatch(PostListAction.selectPost(row: 0))
    #expect(harness.selected == nil)
  }
}
