import Posts
import PostsFake
import StateTree
import Testing

@MainActor
struct WhileReadingTests {
  let harness = StateHarness([])
  let memos = FakeMemo.numbered(10)

  init() {
    harness.posts.progress = LoadingProgress(read: 0, total: 10)
    harness.listen()
  }

  @Test("no memo is no news while there may be some")
  func silent() {
    #expect(harness.tab.snapshot == nil)
    #expect(!harness.tab.isKnownEmpty)
  }

  @Test("the selection stays on top until the person moves")
  func onTop() {
    harness.posts.read(Array(memos[5...]), progress: LoadingProgress(read: 5, total: 10))
    #expect(harness.selected == "0005")
    harness.posts.read(memos, progress: nil)
    #expect(harness.selected == "0000")
  }

  @Test("once the person has moved, it stays with its memo")
  func moved() {
    harness.posts.read(Array(memos[5...]), progress: LoadingProgress(read: 5, total: 10))
    harness.select("0006")
    harness.posts.read(memos, progress: nil)
    #expect(harness.selected == "0006")
  }

  @Test("an empty folder is known to be empty once it was read")
  func empty() {
    harness.posts.read([], progress: nil)
    #expect(harness.tab.isKnownEmpty)
    #expect(harness.selected == nil)
  }
}
