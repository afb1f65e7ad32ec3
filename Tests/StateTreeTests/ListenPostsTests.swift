import Posts
import PostsFake
import StateTree
import Testing

@MainActor
struct ListenPostsTests {
  let harness = StateHarness()
  private let cat = SearchCondition().containing("猫")

  @Test("a listener is started, and the state holds it")
  func started() {
    harness.listen()
    #expect(harness.posts.liveConditions == [SearchCondition()])
    #expect(harness.tab.listening?.condition == SearchCondition())
    #expect(harness.rows.count == 7)
  }

  @Test("the listener of the same condition is left alone")
  func same() {
    harness.listen()
    let listening = harness.tab.listening
    harness.listen()
    #expect(harness.tab.listening == listening)
    #expect(harness.posts.liveConditions.count == 1)
  }

  @Test("a listener of another condition takes the place of the older")
  func other() {
    harness.listen()
    harness.dispatch(.editFilter("猫"))
    #expect(harness.posts.liveConditions == [cat])
  }

  @Test("a failure ends the listener and stays said; reading the folder anew listens again")
  func failure() {
    harness.listen()
    harness.posts.fail(.folderUnreadable(.notPermitted))
    #expect(harness.tab.listening == nil)
    #expect(harness.tab.failure == .folderUnreadable(.notPermitted))
    harness.store.dispatch(harness.list.rescan)
    #expect(harness.posts.liveConditions == [SearchCondition()])
    #expect(harness.tab.failure == nil)
    #expect(harness.rows.count == 7)
  }

  @Test("a snapshot of the older condition that is under way is not heard any more")
  func late() {
    harness.posts.delivery = .whenTold
    harness.listen()
    harness.dispatch(.editFilter("猫"))
    harness.posts.deliver()
    #expect(harness.rows == ["cat", "dictionary"])
  }

  @Test("each tab has a listener of its own")
  func tabs() {
    harness.listen()
    harness.dispatch(.showTab(.favorites))
    #expect(harness.posts.liveConditions == [SearchCondition(), .favorites])
    harness.dispatch(.editFilter("猫"))
    #expect(harness.posts.liveConditions == [SearchCondition(), .favorites.containing("猫")])
  }

  @Test("after a failure the next listening starts anew")
  func failed() {
    harness.listen()
    harness.posts.fail(.folderUnreadable(.notFound))
    #expect(harness.tab.listening == nil)
    #expect(harness.rows.count == 7)
    harness.listen()
    #expect(harness.posts.liveConditions.count == 1)
  }
}
