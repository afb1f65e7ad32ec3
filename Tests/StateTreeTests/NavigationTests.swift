import Posts
import PostsFake
import StateTree
import Testing

@MainActor
struct NavigationTests {
  let harness = StateHarness.listening()

  private var routes: [Route] { harness.store.state.navigation.routes }

  @Test("a screen opens on top of the one before, and back closes it")
  func stack() {
    harness.store.dispatch(NavigationAction.open(.postDetail))
    harness.store.dispatch(NavigationAction.open(.help))
    #expect(routes == [.postList, .postDetail, .help])
    harness.store.dispatch(NavigationAction.back)
    #expect(routes == [.postList, .postDetail])
  }

  @Test("the list is never closed")
  func list() {
    harness.store.dispatch(NavigationAction.back)
    #expect(routes == [.postList])
    harness.store.dispatch(SearchConditionAction.apply(SearchCondition()))
    #expect(routes == [.postList])
  }

  @Test("a screen does not open twice on top of itself")
  func twice() {
    harness.store.dispatch(NavigationAction.open(.help))
    harness.store.dispatch(NavigationAction.open(.help))
    #expect(routes == [.postList, .help])
  }

  @Test("a pending question lies over all screens")
  func question() {
    harness.store.dispatch(NavigationAction.open(.postDetail))
    harness.store.dispatch(QuestionAction.ask(.quitWhileWriting))
    #expect(harness.store.state.screens == [.postList, .postDetail, .question])
    harness.store.dispatch(QuestionAction.answer(false))
    #expect(harness.store.state.screens == [.postList, .postDetail])
  }

  @Test("the help opens with nothing searched for")
  func help() {
    harness.store.dispatch(NavigationAction.open(.help))
    harness.store.dispatch(HelpAction.search("star"))
    harness.store.dispatch(NavigationAction.back)
    harness.store.dispatch(NavigationAction.open(.help))
    #expect(harness.store.state.help.search == "")
  }

  @Test("the body is wanted while the detail or the preview shows it")
  func wanted() {
    #expect(harness.store.state.wantedDocument == nil)
    harness.store.dispatch(NavigationAction.open(.postDetail))
    #expect(harness.store.state.wantedDocument == PostID("cat"))
    harness.store.dispatch(NavigationAction.open(.help))
    #expect(harness.store.state.wantedDocument == PostID("cat"))
    harness.store.dispatch(NavigationAction.back)
    harness.store.dispatch(NavigationAction.back)
    harness.store.dispatch(WindowAction.resized(rows: 50, columns: 120))
    #expect(harness.store.state.wantedDocument == PostID("cat"))
    harness.store.dispatch(WindowAction.resized(rows: 50, columns: 119))
    #expect(harness.store.state.wantedDocument == nil)
  }
}
