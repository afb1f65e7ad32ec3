import Posts
import PostsFake
import Redux
import StateTree
import Testing

@MainActor
@Suite(.timeLimit(.minutes(2)))
struct SavedTabsTests {
  let tabs = FakeSavedTabs()
  let posts = FakePosts()
  let store = Store(state: AppState(), reducer: appReducer)
  var list: PostListActions { PostListActions(dependencies) }
  var saved: SavedTabsActions { SavedTabsActions(dependencies) }
  private var dependencies: Dependencies { Dependencies(fakes: posts, tabs: tabs) }

  init() { store.dispatch(list.listenPosts) }

  private var tab: PostTab { store.state.postList.current }
  private var names: [PostTab.Name] { store.state.postList.tabs.map(\.name) }
  private let cats = SearchCondition().containing("猫")

  private func wait(until isSo: @escaping @MainActor (AppState) -> Bool) async {
    for await isTrue in store.states(isSo) where isTrue { return }
  }

  private func answer(_ line: String) async {
    await wait { $0.prompt.pending == .tabName }
    store.dispatch(PromptAction.edit(line))
    store.dispatch(PromptAction.enter)
  }

  private func filter(_ condition: SearchCondition) {
    store.dispatch(SearchConditionAction.apply(condition))
    store.dispatch(list.listenPosts)
  }

  @Test("a condition that is saved becomes a tab, which is shown with the same memo selected")
  func save() async {
    filter(cats)
    store.dispatch(PostListAction.selectPost(row: 1))
    let selected = tab.selectedPost
    store.dispatch(saved.save)
    await wait { $0.prompt.pending == .tabName }
    #expect(store.state.prompt.text == "猫")
    await answer("猫の本")
    await wait { $0.postList.currentName == .saved("猫の本") && $0.status.message != nil }
    #expect(names == [.memos, .favorites, .books, .saved("猫の本")])
    #expect(tabs.tabs == [SavedTab(name: "猫の本", condition: cats)])
    #expect(tab.filter == SearchCondition())
    #expect(tab.selectedPost == selected)
    #expect(store.state.status.message == .tabs(.saved("猫の本", number: 4)))
    #expect(store.state.postList[.memos].filter == cats)
  }

  @Test("a name that is taken is asked for once more; none is no tab")
  func taken() async {
    _ = try? await tabs.keep(SavedTab(name: "猫", condition: cats))
    store.dispatch(SavedTabsAction.update(SavedTabsSnapshot(tabs: tabs.tabs)))
    store.dispatch(saved.save)
    await answer(" 猫 ")
    await wait { $0.status.message == .tabs(.nameTaken("猫")) && $0.prompt.number == 2 }
    await answer("")
    #expect(tabs.tabs.count == 1)
  }

  @Test("on a saved tab its condition takes in the filter, and nothing is asked")
  func update() async {
    store.dispatch(SavedTabsAction.update(SavedTabsSnapshot(tabs: [SavedTab(name: "猫", condition: cats)])))
    store.dispatch(list.show(.saved("猫")))
    filter(.favorites)
    store.dispatch(saved.save)
    await wait { $0.status.message == .tabs(.updated("猫")) }
    #expect(tabs.tabs.map(\.condition) == [SearchCondition.favorites.within(cats)])
    #expect(tab.filter == SearchCondition())
    #expect(tab.condition.favoritesOnly)
    #expect(tab.posts.map(\.id.text) == ["cat"])
  }

  @Test("the filter and x never change the base of a saved tab")
  func base() {
    store.dispatch(SavedTabsAction.update(SavedTabsSnapshot(tabs: [SavedTab(name: "猫", condition: cats)])))
    store.dispatch(list.show(.saved("猫")))
    filter(.favorites)
    store.dispatch(PostListAction.clearFilter)
    #expect(tab.condition == cats)
  }

  @Test(
    "a change of the file keeps the filter and the selection of the tabs that stay, and shows all memos when the shown one goes"
  )
  func outside() {
    let order = PostSort(key: .rating, direction: .descending)
    let both = [SavedTab(name: "a", condition: cats), SavedTab(name: "b", condition: .favorites)]
    store.dispatch(SavedTabsAction.update(SavedTabsSnapshot(tabs: both)))
    store.dispatch(list.show(.saved("b")))
    filter(cats)
    store.dispatch(SavedTabsAction.update(SavedTabsSnapshot(tabs: both.reversed())))
    #expect(tab.name == .saved("b") && tab.filter == cats)
    let changed = SavedTab(name: "b", condition: SearchCondition().sorted(order))
    store.dispatch(SavedTabsAction.update(SavedTabsSnapshot(tabs: [changed])))
    #expect(tab.condition == cats.sorted(order))
    store.dispatch(SavedTabsAction.update(SavedTabsSnapshot()))
    #expect(tab.name == .memos)
    #expect(names == [.memos, .favorites, .books])
  }

  @Test("a tab that gets another name keeps its filter and goes on being told")
  func rename() async {
    _ = try? await tabs.keep(SavedTab(name: "a", condition: SearchCondition()))
    store.dispatch(SavedTabsAction.update(SavedTabsSnapshot(tabs: tabs.tabs)))
    store.dispatch(list.show(.saved("a")))
    filter(cats)
    store.dispatch(saved.rename)
    await answer("b")
    await wait { $0.savedTabs.tabs.first?.name == "b" }
    store.dispatch(list.listenPosts)
    #expect(tab.name == .saved("b") && tab.filter == cats)
    posts.write(FakeMemo("new", book: "猫").created(12, 1))
    #expect(tab.posts.first?.id == PostID("new"))
  }

  @Test("a change that fails is told, and the tabs are as they were")
  func failure() async {
    _ = try? await tabs.keep(SavedTab(name: "a", condition: cats))
    store.dispatch(SavedTabsAction.update(SavedTabsSnapshot(tabs: tabs.tabs)))
    tabs.fail(.failed(.full))
    store.dispatch(saved.rename)
    await answer("b")
    await wait { $0.status.message == .tabs(.failed(.failed(.full))) }
    #expect(names.last == .saved("a"))
    store.dispatch(saved.remove)
    await wait { $0.status.told == 2 }
    #expect(store.state.savedTabs.tabs.count == 1)
  }

  @Test("a tab that is removed can be taken back, the last one first")
  func remove() async {
    for name in ["a", "b", "c"] { _ = try? await tabs.keep(SavedTab(name: name, condition: cats)) }
    store.dispatch(SavedTabsAction.update(SavedTabsSnapshot(tabs: tabs.tabs)))
    for count in [2, 1] {
      store.dispatch(saved.remove)
      await wait { $0.savedTabs.tabs.count == count }
    }
    store.dispatch(saved.restore)
    await wait { $0.savedTabs.tabs.map(\.name) == ["b", "c"] }
    store.dispatch(saved.restore)
    await wait { $0.savedTabs.tabs.map(\.name) == ["a", "b", "c"] }
    store.dispatch(saved.restore)
    await wait { $0.status.message == .tabs(.nothingToRestore) }
  }

  @Test("a problem in the file is told once")
  func problem() async {
    let following = Task { await tabsFollowFile(in: store, tabs: tabs, actions: list) }
    defer { following.cancel() }
    tabs.write([SavedTab(name: "a", condition: cats)], problems: [.incomplete(line: 3)])
    await wait { $0.status.message == .tabs(.problem(.incomplete(line: 3))) }
    let told = store.state.status.told
    tabs.write([SavedTab(name: "b", condition: cats)], problems: [.incomplete(line: 3)])
    await wait { $0.savedTabs.tabs.first?.name == "b" }
    #expect(store.state.status.told == told)
  }
}
