import Glibc
import TestClock
import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("A memo whose file is in trouble", .timeLimit(.minutes(5))) struct FileTroubleTests {
  private let folder = TemporaryFolder()
  private let clock = ManualClock()

  @Test("is shown as it was when the file holds only zeros, and marked as damaged")
  func zeros() async throws {
    folder.write("---\nbook: 猫\n---\n吾輩は猫である", to: "a.md")
    let posts = try collection(folder)
    let list = SnapshotProbe(posts)
    let document = SnapshotProbe<DocumentSnapshot>(posts, "a")
    try await list.complete()
    try await document.snapshot()
    folder.replace("a.md", by: String(repeating: "\0", count: 4096))
    let memo = try #require(try await list.snapshot { $0.memo("a")?.problem == .damaged }.memo("a"))
    #expect(memo.book == "猫" && memo.firstWords == "吾輩は猫である")
    #expect(try await document.snapshot { $0.post?.problem == .damaged }.body == "吾輩は猫である")
    #expect(try await posts.query(SearchCondition().containing("吾輩")).documents().count == 1)
    await #expect(throws: PostsError.notEditable(PostID("a"), .damaged)) {
      try await posts.commit(star("a", true))
    }
    folder.replace("a.md", by: "新")
    #expect(try await list.snapshot { $0.memo("a")?.problem == nil }.memo("a")?.firstWords == "新")
  }

  @Test("and which its writer never closes is shown at last, marked until it is closed")
  func neverClosed() async throws {
    let probe = try SnapshotProbe(collection(folder, clock: clock))
    try await probe.complete()
    let writer = folder.open("a.md", O_WRONLY | O_CREAT)
    writer.append("半分")
    await clock.lapse { probe.snapshots.last?.memo("a") != nil }
    #expect(probe.snapshots.last?.memo("a")?.problem == .beingWritten)
    #expect(clock.now.offset >= Settling.writingPause)
    writer.close()
    await clock.lapse { probe.snapshots.last?.memo("a")?.problem == nil }
    #expect(probe.snapshots.last?.memo("a")?.firstWords == "半分")
  }

  @Test("and only a link that leads nowhere is shown as unreadable, and as a memo once it leads somewhere")
  func brokenLink() async throws {
    folder.link("a.md", toFileBeside: "target.md")
    let posts = try collection(folder)
    let probe = SnapshotProbe(posts)
    #expect(try await probe.complete().memo("a")?.problem == .unreadable)
    folder.writeBeside("戻った", to: "target.md")
    posts.rescan()
    #expect(try await probe.snapshot { $0.memo("a")?.problem == nil }.memo("a")?.firstWords == "戻った")
  }

  @Test("and comes from a clock that is ahead does not stay on top for ever")
  func future() async throws {
    folder.write("未来", to: "future.md")
    folder.setModified(4_000_000_000, of: "future.md")
    let tomorrow = JapanTime().now.seconds + 86_400
    let day = JapanTime().timestamp(seconds: tomorrow).day
    folder.write("---\ncreated: \(day)\n---\n明日", to: "tomorrow.md")
    let found = try await SnapshotProbe(collection(folder)).complete()
    #expect(found.names == ["tomorrow", "future"])
    #expect(found.memo("future")?.created.seconds == 4_000_000_000)
  }
}
