import Posts
import PostsFake
import StateTree
import Testing

@MainActor
struct StatusTests {
  let harness = StateHarness.listening()

  @Test("the first snapshot is no news")
  func quiet() {
    #expect(harness.message == nil)
  }

  @Test("memos that change outside are told by number")
  func outside() {
    harness.posts.changeFolder { folder in
      folder.put(FakeMemo("new"))
      folder.put(FakeMemo("newer"))
      folder.put(FakeMemo.cat.with { $0.title = "changed" })
      folder.remove(PostID("hut"))
    }
    #expect(harness.message == .outsideChange(added: 2, modified: 1, removed: 1))
    #expect(harness.message?.sentence == "2 new, 1 changed, 1 gone")
  }

  @Test(
    "a part that did not happen is not told",
    arguments: [
      (1, 0, 0, "1 new"), (0, 1, 0, "1 changed"), (0, 0, 1, "1 gone"), (2, 1, 0, "2 new, 1 changed"),
      (1, 0, 2, "1 new, 2 gone"), (0, 3, 1, "3 changed, 1 gone"), (1234, 0, 0, "1,234 new"),
    ])
  func parts(added: Int, modified: Int, removed: Int, sentence: String) {
    #expect(Message.outsideChange(added: added, modified: modified, removed: removed).sentence == sentence)
  }

  @Test("another way of following the folder is told once, and that it is followed again")
  func watch() {
    harness.posts.watch = .polling(.watchLimit)
    harness.posts.tellAll(.folder)
    #expect(harness.message == .folderWatch(.polling(.watchLimit)))
    harness.store.dispatch(StatusAction.clear)
    harness.posts.tellAll(.folder)
    #expect(harness.message == nil)
    harness.posts.watch = .events
    harness.posts.tellAll(.folder)
    #expect(harness.message == .folderWatch(.events))
  }

  @Test("a folder that is gone is told with the time until which it is known")
  func gone() {
    harness.posts.watch = .folderGone(since: Timestamp(seconds: 9 * 3600, offset: 5 * 3600 + 1800))
    harness.posts.tellAll(.folder)
    #expect(harness.message?.sentence == "The folder is gone; these are the memos of 14:30.")
  }

  @Test("a change outside is told once, though two tabs hear of it")
  func once() {
    harness.dispatch(.showTab(.favorites))
    harness.posts.write(FakeMemo("new").starred)
    #expect(harness.store.state.status.told == 1)
  }

  @Test("one's own change is no news")
  func own() async throws {
    try await harness.store.dispatch(harness.list.toggleFavorite).value
    #expect(harness.message == nil)
  }

  @Test("that folders below are not read is told once")
  func subfolders() {
    harness.posts.hasMemosBelow = true
    harness.posts.tellAll(.query)
    #expect(harness.message == .subfoldersAreNotRead)
    harness.store.dispatch(StatusAction.clear)
    harness.posts.write(FakeMemo("new"))
    #expect(harness.message == .outsideChange(added: 1, modified: 0, removed: 0))
  }

  @Test("a failure of the folder is told")
  func folder() {
    harness.posts.fail(.folderUnreadable(.notPermitted))
    #expect(harness.message == .failed(.folderUnreadable(.notPermitted)))
    #expect(harness.message?.sentence == "The memo folder cannot be read: it is not permitted.")
  }

  @Test("a memo that cannot be read is told")
  func document() {
    harness.store.dispatch(PostDetailAction.updatePost(.failure(.vanished(PostID("cat")))))
    #expect(harness.message == .failed(.vanished(PostID("cat"))))
  }

  @Test("the same message told again counts again")
  func again() {
    harness.store.dispatch(StatusAction.tell(.noSelection))
    harness.store.dispatch(StatusAction.tell(.noSelection))
    #expect(harness.store.state.status.told == 2)
    harness.store.dispatch(StatusAction.clear)
    #expect(harness.message == nil)
  }

  @Test(
    "every failure is one sentence",
    arguments: [
      PostsError.folderUnreadable(.notFound), .notEditable(PostID("cat"), .conflictMarkers),
      .changedMeanwhile(PostID("cat")), .vanished(PostID("cat")), .nameTaken(PostID("cat")),
      .notWritten(PostID("cat"), .full),
    ])
  func sentences(error: PostsError) {
    #expect(error.sentence.last == ".")
    #expect(error.sentence.contains("cat") || error.sentence.contains("folder"))
  }
}
