import Posts
import PostsFake
import Redux
import StateTree
import TestClock

/// The store with its action creators over fakes, without any screen.
@MainActor
struct StateHarness {
  let posts: FakePosts
  let clock = ManualClock()
  let editor = FakeEditor()
  let store = Store(state: AppState(), reducer: appReducer)
  let list: PostListActions
  let form: SearchConditionActions

  init(_ memos: [FakeMemo] = FakeMemo.library, samples: FakeSamples = FakeSamples("sample-1", "sample-2")) {
    posts = FakePosts(memos)
    let dependencies = Dependencies(fakes: posts, samples: samples, clock: clock, editor: editor)
    list = PostListActions(dependencies)
    form = SearchConditionActions(dependencies)
  }

  /// A harness whose first tab is listened to.
  static func listening(_ memos: [FakeMemo] = FakeMemo.library) -> StateHarness {
    let harness = StateHarness(memos)
    harness.listen()
    return harness
  }

  func listen() { store.dispatch(list.listenPosts) }

  /// Does something to the list and listens to its condition, as the screen does.
  func dispatch(_ action: PostListAction) {
    store.dispatch(action)
    listen()
  }

  /// The person goes to the row of a memo.
  func select(_ id: String) {
    store.dispatch(PostListAction.selectPost(row: rows.firstIndex(of: id) ?? -1))
  }

  /// The memos of the shown tab, by name.
  var rows: [String] { tab.posts.map(\.id.text) }

  /// The name of the selected memo; nil in an empty list.
  var selected: String? { tab.selectedPost?.id.text }

  var tab: PostTab { store.state.postList.current }
  var message: Message? { store.state.status.message }

  /// Waits for the state to be so.
  func wait(until isSo: @escaping @MainActor (AppState) -> Bool) async {
    for await isTrue in store.states(isSo) where isTrue { return }
  }
}
