import PostsFake
import Redux
import StateTree
import Testing

@testable import Posts

@MainActor
@Suite(.timeLimit(.minutes(2)))
struct BooksTests {
  let harness = StateHarness.listening()
  var state: BooksState { harness.store.state.books }

  private func update(_ titles: [String]) {
    let books = titles.map {
      BookCount(id: Array($0.utf8), title: $0, author: "", memos: 1, hits: 1, lastDay: FixedTime().now.day)
    }
    let metadata = SnapshotMetadata(fromCache: false)
    harness.store.dispatch(
      BooksAction.update(
        .success(BooksSnapshot(condition: SearchCondition(), books: books, metadata: metadata))))
  }

  private func select(_ row: Int) { harness.store.dispatch(BooksAction.select(row: row)) }

  @Test("the selection stays with its book, and else in its row")
  func selection() {
    update(["a", "b", "c"])
    #expect(state.selected?.title == "a")
    select(1)
    update(["0", "a", "b", "c"])
    #expect(state.selected?.title == "b")
    update(["0", "a", "c"])
    #expect(state.selected?.title == "c")
    update(["0"])
    #expect(state.selected?.title == "0")
    update([])
    #expect(state.selected == nil)
  }

  @Test("the books of the hits have the condition of the list, and the book of the selected memo selected")
  func hits() {
    harness.store.dispatch(SearchConditionAction.apply(SearchCondition().containing("漱石")))
    harness.listen()
    harness.select("kokoro")
    harness.store.dispatch(harness.list.showBooks)
    #expect(harness.store.state.wantedBooks == SearchCondition().containing("漱石"))
    update(["あ", "こころ"])
    #expect(state.selected?.title == "こころ")
  }

  @Test("a book that is opened keeps the condition of the books, and going back leads to them")
  func open() {
    harness.store.dispatch(PostListAction.showBooks(SearchCondition().containing("名前"), selecting: nil))
    update(["吾輩は猫である"])
    harness.store.dispatch(harness.list.openSelectedBook)
    #expect(harness.rows == ["cat"])
    #expect(harness.store.state.navigation.routes == [.postList, .books, .bookPosts])
    harness.dispatch(.clearFilter)
    #expect(harness.rows == ["cat"])
    harness.store.dispatch(harness.list.closeBook)
    #expect(harness.store.state.navigation.routes == [.postList, .books])
    #expect(harness.store.state.postList.book == nil)
    #expect(state.selected?.title == "吾輩は猫である")
  }

  @Test(
    "all memos of a book stand in page order with the memo selected, and the list is as it was afterwards")
  func book() {
    harness.posts.write(
      ["12", "ix", "110", "1"].map { page in
        FakeMemo("p\(page)", book: "方丈記").with { $0.page = page }
      })
    harness.select("hut")
    harness.store.dispatch(harness.list.openBook)
    #expect(harness.rows == ["pix", "p1", "p12", "p110", "hut"])
    #expect(harness.selected == "hut")
    harness.select("p12")
    harness.store.dispatch(harness.list.closeBook)
    #expect(harness.tab.name == .memos)
    #expect(harness.selected == "hut")
    #expect(harness.posts.liveConditions.count == 1)
  }

  @Test("from the detail of a memo of a book the same key leads to the list of that book, not to another one")
  func nested() {
    harness.store.dispatch(harness.list.openBook)
    harness.store.dispatch(NavigationAction.open(.postDetail))
    harness.store.dispatch(harness.list.openBook)
    #expect(harness.store.state.navigation.routes == [.postList, .bookPosts])
    #expect(harness.posts.liveConditions.count == 2)
  }

  @Test("actions are for the marked memos of the book's list, though a detail lies below it")
  func chosen() {
    harness.store.dispatch(NavigationAction.open(.postDetail))
    harness.posts.write(FakeMemo("second", book: "吾輩は猫である"))
    harness.store.dispatch(harness.list.openBook)
    harness.dispatch(.toggleMark)
    harness.dispatch(.toggleMark)
    #expect(harness.store.state.chosenPosts.count == 2)
  }

  @Test("the memos without a book have a list too")
  func withoutBook() {
    harness.select("loose")
    harness.store.dispatch(harness.list.openBook)
    #expect(harness.rows == ["loose"])
    #expect(harness.tab.bookTitle == "")
  }

  @Test(
    "are counted anew after every change, as long as they are shown, with the hits of another condition too")
  func followed() async {
    let following = Task { await booksFollowCondition(in: harness.store, posts: harness.posts) }
    defer { following.cancel() }
    harness.dispatch(.showTab(.books))
    await harness.wait { $0.books.books.count == 7 }
    harness.posts.write(FakeMemo("new", book: "こころ"))
    await harness.wait { $0.books.books.first { $0.title == "こころ" }?.memos == 2 }
    harness.store.dispatch(SearchConditionAction.apply(.favorites))
    await harness.wait { $0.books.books.map(\.hits) == [1, 1] && $0.books.books.map(\.memos).max() == 2 }
    harness.dispatch(.showTab(.memos))
    while harness.posts.liveConditions.count > 1 { await Task.yield() }
  }
}
