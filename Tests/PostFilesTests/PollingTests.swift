import Files
import TestClock
import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("A folder whose changes nobody tells", .timeLimit(.minutes(5))) struct PollingTests {
  private let folder = TemporaryFolder()
  private let clock = ManualClock()

  @Test("is looked through every three seconds, and said to be")
  func polled() async throws {
    folder.writeBeside("古", to: "target.md")
    folder.link("a.md", toFileBeside: "target.md")
    let posts = try PostFilesCollection(
      path: folder.path, localTime: JapanTime(), clock: clock,
      fileSystem: MeddlingFileSystem(hearsEveryChange: false))
    let probe = SnapshotProbe(posts)
    let first = try await probe.snapshot { $0.metadata.progress == nil }
    #expect(first.metadata == SnapshotMetadata(fromCache: true, watch: .polling(.fileSystem)))
    folder.writeBeside("新しい", to: "target.md")
    await clock.sleeper(dueAt: .seconds(3))
    clock.advance(by: .seconds(3))
    #expect(try await probe.snapshot().documents.map(\.firstWords) == ["新しい"])
  }

  @Test("is looked through when a person asks for it")
  func asked() async throws {
    let posts = try PostFilesCollection(
      path: folder.path, localTime: JapanTime(), clock: clock, attention: .polling)
    let probe = SnapshotProbe(posts)
    #expect(try await probe.snapshot().metadata.watch == .polling(.asked))
  }

  @Test("is looked through every minute where changes are told, for those that are not")
  func safety() async throws {
    folder.writeBeside("古", to: "target.md")
    folder.link("a.md", toFileBeside: "target.md")
    let probe = try SnapshotProbe(collection(folder, clock: clock))
    try await probe.complete()
    folder.writeBeside("新しい", to: "target.md")
    await clock.sleeper(dueAt: .seconds(60))
    clock.advance(by: .seconds(60))
    #expect(try await probe.snapshot().story == ["modified a"])
    await clock.sleeper(dueAt: .seconds(120))
  }
}
