import Posts
import PostsFake
import Redux
import StateTree
import Testing

@testable import Screens

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct DisappearingTests {
  let posts = FakePosts()
  let store = Store(state: AppState(), reducer: appReducer)
  private var dependencies: Dependencies { Dependencies(fakes: posts) }

  @Test("the list hears nothing more once it has disappeared, and everything when it appears again")
  func list() {
    let viewModel = PostListViewModel(store, dependencies)
    viewModel.appear()
    #expect(viewModel.posts.count == 7)
    viewModel.disappear()
    posts.delete(PostID("hut"))
    #expect(viewModel.posts.count == 7)
    viewModel.appear()
    #expect(viewModel.posts.count == 6)
  }

  @Test("the detail hears nothing more")
  func detail() {
    let viewModel = PostDetailViewModel(store, PostListActions(dependencies))
    viewModel.appear()
    viewModel.disappear()
    store.dispatch(StatusAction.tell(.noSelection))
    #expect(viewModel.message == nil)
  }

  @Test("the form hears nothing more, and its listener goes with it")
  func form() {
    let viewModel = SearchConditionViewModel(store, SearchConditionActions(dependencies))
    viewModel.appear()
    #expect(viewModel.count == 7)
    #expect(posts.liveConditions.count == 1)
    viewModel.leave()
    viewModel.disappear()
    #expect(posts.liveConditions.isEmpty)
    store.dispatch(SearchConditionAction.edit(.text, "猫"))
    #expect(viewModel.form == ConditionForm())
  }

  @Test("the help and the question hear nothing more")
  func others() {
    let help = HelpViewModel(store)
    let question = QuestionViewModel(store)
    help.appear()
    question.appear()
    help.disappear()
    question.disappear()
    store.dispatch(HelpAction.search("star"))
    store.dispatch(QuestionAction.ask(.quitWhileWriting))
    #expect(help.search == "")
    #expect(question.sentence == "")
  }

  @Test("a memo's listener goes when the detail is left")
  func document() async {
    let harness = ScreenHarness()
    harness.press(.enter)
    _ = await harness.screen()
    #expect(harness.posts.liveDocuments == [PostID("cat")])
    harness.press("q")
    await harness.posts.waits(forLiveDocuments: [])
  }
}
