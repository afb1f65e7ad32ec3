import TestClock
import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("A folder that goes away", .timeLimit(.minutes(5))) struct FolderLossTests {
  private let folder = TemporaryFolder()
  private let clock = ManualClock()

  /// A listener that has heard of the memos `a` and `b`, and its collection.
  private func listening() async throws -> (PostFilesCollection, SnapshotProbe<QuerySnapshot>) {
    folder.write("一", to: "a.md")
    folder.write("二", to: "b.md")
    let posts = try collection(folder, clock: clock)
    let probe = SnapshotProbe(posts)
    try await probe.complete()
    return (posts, probe)
  }

  /// Waits until the folder was missed, and lets it be looked for once more.
  private func lookAgain() async {
    await clock.sleeper(dueAt: .seconds(1))
    clock.advance(by: .seconds(1))
  }

  @Test("is found again by itself when it comes back, and nothing was ever removed")
  func back() async throws {
    let (_, probe) = try await listening()
    folder.moveAway()
    try await probe.snapshot { $0.metadata.watch.isFolderGone }
    await lookAgain()
    folder.moveBack()
    await clock.lapse { probe.snapshots.last?.metadata.fromCache == false }
    folder.replace("c.md", by: "三")
    await clock.lapse { probe.snapshots.last?.names.contains("c") == true }
    #expect(probe.snapshots.story == ["added b", "added a", "added c"])
    #expect(probe.snapshots.areContinuous)
  }

  @Test("is followed by the one that is put in its place, and what differs is told")
  func replaced() async throws {
    let (_, probe) = try await listening()
    folder.moveAway()
    try await probe.snapshot { $0.metadata.watch.isFolderGone }
    folder.putInPlace(["a.md": "一", "c.md": "三"])
    await lookAgain()
    let next = try await probe.snapshot { $0.names.contains("c") }
    #expect(next.story == ["added c"])
    await clock.lapse { probe.snapshots.last?.names.count == 2 }
    #expect(probe.snapshots.last?.names.sorted() == ["a", "c"])
    #expect(clock.now.offset >= .seconds(1) + Settling.doubt)
  }

  @Test("without a word is found out when it is looked through the next time")
  func unheard() async throws {
    let posts = try PostFilesCollection(
      path: folder.path, localTime: JapanTime(), clock: clock, attention: .polling)
    let probe = SnapshotProbe(posts)
    try await probe.snapshot()
    folder.moveAway()
    folder.putInPlace(["c.md": "三"])
    posts.rescan()
    await clock.lapse { probe.snapshots.last?.names == ["c"] }
    #expect(probe.snapshots.story == ["added c"])
  }

  @Test("is not written to meanwhile, wherever it was moved")
  func writing() async throws {
    let (posts, probe) = try await listening()
    folder.moveAway()
    try await probe.snapshot { $0.metadata.watch.isFolderGone }
    await #expect(throws: PostsError.folderGone) { try await posts.commit(star("a", true)) }
    folder.moveBack()
    #expect(folder.text(of: "a.md") == "一")
  }

  @Test("fails for good when a file stands in its place")
  func file() async throws {
    let (_, probe) = try await listening()
    folder.replaceFolderByFile()
    await clock.lapse { probe.heard.count > probe.snapshots.count }
    #expect(try await probe.failure() == .folderUnreadable(.notADirectory))
    let count = probe.heard.count
    clock.advance(by: .seconds(120))
    #expect(probe.heard.count == count)
  }
}
