import TestClock
import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("Reading the folder anew", .timeLimit(.minutes(5))) struct RescanTests {
  private let folder = TemporaryFolder()
  /// Stands still, so that what the folder tells by itself is not looked at.
  private let clock = ManualClock()

  @Test("finds what no event told of")
  func withoutEvents() async throws {
    folder.writeBeside("古", to: "target.md")
    folder.link("a.md", toFileBeside: "target.md")
    let posts = try collection(folder, clock: clock)
    let probe = SnapshotProbe(posts)
    #expect(try await probe.complete().documents.map(\.firstWords) == ["古"])
    folder.writeBeside("新しい", to: "target.md")
    posts.rescan()
    let next = try await probe.snapshot()
    #expect(next.story == ["modified a"] && next.cause == .folder)
    #expect(next.documents.map(\.firstWords) == ["新しい"])
  }

  @Test("finds new and changed memos in one go, and believes that one is gone after a second look")
  func oneGo() async throws {
    for name in ["a", "b", "c"] { folder.write("古", to: "\(name).md") }
    let posts = try collection(folder, clock: clock)
    let probe = SnapshotProbe(posts)
    try await probe.complete()
    folder.delete("a.md")
    folder.replace("b.md", by: "新")
    folder.replace("d.md", by: "新")
    folder.touch("c.md")
    posts.rescan()
    #expect(try await probe.snapshot().story == ["added d", "modified b"])
    await clock.lapse { probe.snapshots.last?.names.count == 3 }
    #expect(probe.snapshots.last?.story == ["removed a"])
    #expect(clock.now.offset >= Settling.doubt + Settling.gathering)
  }

  @Test("of an unchanged folder tells nothing")
  func unchanged() async throws {
    folder.write("一", to: "a.md")
    let posts = try collection(folder, clock: clock)
    let probe = SnapshotProbe(posts)
    try await probe.complete()
    let count = probe.heard.count
    for _ in 0..<3 { posts.rescan() }
    folder.replace("z.md", by: "fence")
    posts.rescan()
    try await probe.snapshot { $0.names.contains("z") }
    #expect(probe.heard.count == count + 1)
  }

  @Test("of a folder that is gone leaves the view as it is")
  func folderGone() async throws {
    folder.write("一", to: "a.md")
    let posts = try collection(folder, clock: clock)
    let probe = SnapshotProbe(posts)
    try await probe.complete()
    folder.remove()
    try await probe.snapshot { $0.metadata.fromCache }
    posts.rescan()
    #expect(try await SnapshotProbe(posts).snapshot().names == ["a"])
  }
}
