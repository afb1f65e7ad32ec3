import Files
import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("What a crash left of a write", .timeLimit(.minutes(5))) struct LeftoverTests {
  private let folder = TemporaryFolder()
  /// The highest number of a process is 4,194,304.
  private let leftover = ".memo-4194305-0123456789abcdef.tmp"

  @Test("is removed an hour later; anything else stays")
  func removed() async throws {
    let now = JapanTime().now.seconds
    for name in [leftover, ".memo-4194305-0123456789abcdee.tmp", ".memo-other.tmp", "a.md"] {
      folder.write("一", to: name)
      folder.setModified(now - 7200, of: name)
    }
    folder.setModified(now - 60, of: ".memo-4194305-0123456789abcdee.tmp")
    let observed = try await ObservedEngine(folder)
    try await observed.probe.complete()
    let entries = try await observed.engine.folder.directory.entries()
    await observed.engine.writer.removeLeftovers(
      among: entries, now: JapanTime().now, trash: observed.engine.trash)
    #expect(folder.names == [".memo-4194305-0123456789abcdee.tmp", ".memo-other.tmp", "a.md"])
  }
}
