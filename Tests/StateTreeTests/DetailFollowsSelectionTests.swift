import Posts
import PostsFake
import StateTree
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct DetailFollowsSelectionTests {
  let harness = StateHarness.listening()
  private let effect: Task<Void, Never>

  init() {
    effect = Task { [harness] in await detailFollowsSelection(in: harness.store, posts: harness.posts) }
    harness.store.dispatch(NavigationAction.open(.postDetail))
  }

  private func shows(_ id: String) async {
    await harness.wait { $0.postDetail.document?.id == PostID(id) }
  }

  @Test("the detail hears the selected memo with its body, and every change of it")
  func follows() async {
    await shows("cat")
    #expect(harness.store.state.postDetail.document?.body.hasPrefix("> 吾輩は猫である。") == true)
    harness.posts.write(FakeMemo("cat", body: "another"))
    await harness.wait { $0.postDetail.document?.body == "another" }
    effect.cancel()
  }

  @Test("a newer selection takes the place of the older: one memo is listened to")
  func newer() async {
    await shows("cat")
    harness.select("train")
    harness.select("austen")
    await shows("austen")
    await harness.posts.waits(forLiveDocuments: [PostID("austen")])
    effect.cancel()
  }

  @Test("nothing is listened to once the detail is left")
  func left() async {
    await shows("cat")
    harness.store.dispatch(NavigationAction.back)
    await harness.posts.waits(forLiveDocuments: [])
    effect.cancel()
  }

  @Test("a failure becomes a message, and the next memo is heard as before")
  func failed() async {
    await shows("cat")
    harness.posts.fail(.folderUnreadable(.notFound))
    await harness.wait { $0.status.message == .failed(.folderUnreadable(.notFound)) }
    harness.select("hut")
    await shows("hut")
    effect.cancel()
  }
}
