import Files
import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("A star that cannot be written", .timeLimit(.minutes(5))) struct RefusedStarTests {
  private let folder = TemporaryFolder()
  private let id = PostID("a")

  /// Commits a star, expects this error, and that the view shows the star and then the memo as before.
  private func expectRollback(_ error: PostsError, on text: String) async throws {
    folder.write(text, to: "a.md")
    let posts = try collection(folder)
    let probe = SnapshotProbe(posts)
    let before = try await probe.complete()
    await #expect(throws: error) { try await posts.commit(star("a", true)) }
    #expect(try await probe.snapshot().favoriteCount == 1)
    let after = try await probe.snapshot()
    #expect(after.documents == before.documents && after.story == ["modified a"])
    #expect(after.cause == .write && !after.metadata.hasPendingWrites)
    #expect(folder.text(of: "a.md") == text && folder.names == ["a.md"])
  }

  @Test("since the file is not understood is taken back, with the reason")
  func notUnderstood() async throws {
    try await expectRollback(.notEditable(id, .unclosedFrontMatter), on: "---\nbook: 猫\n")
  }

  @Test("since there are two lines for it is taken back, with the reason")
  func duplicateKey() async throws {
    try await expectRollback(
      .notEditable(id, .duplicateKey("favorite")), on: "---\nfavorite: false\nfavorite: false\n---\n")
  }

  @Test("since its line cannot be changed alone is taken back, with the reason")
  func notSpliceable() async throws {
    try await expectRollback(.notEditable(id, .notSpliceable), on: "---\nfavorite: {a: 1}\n---\n")
  }

  @Test("since the file has a further name is taken back, with the reason")
  func hardLinked() async throws {
    folder.write("---\nfavorite: false\n---\n", to: "a.md")
    folder.linkHard("a.md")
    try await expectRollback(.notWritten(id, .hardLinked), on: "---\nfavorite: false\n---\n")
  }

  @Test("since the file has just been deleted is taken back")
  func vanished() async throws {
    folder.write("一", to: "a.md")
    let posts = try collection(folder)
    let probe = SnapshotProbe(posts)
    try await probe.complete()
    folder.delete("a.md")
    await #expect(throws: PostsError.vanished(id)) { try await posts.commit(star("a", true)) }
    try await probe.snapshot { $0.documents.isEmpty }
    #expect(folder.names.isEmpty && probe.snapshots.areContinuous)
  }

  @Test("since another program writes at the same moment is taken back, and nothing of the other is lost")
  func changedMeanwhile() async throws {
    folder.write("古", to: "a.md")
    let files = MeddlingFileSystem { [weak folder] in folder?.replace("a.md", by: "新") }
    let observed = try await ObservedEngine(folder, fileSystem: files)
    try await observed.probe.complete()
    await #expect(throws: PostsError.changedMeanwhile(id)) {
      try await observed.engine.commit(star("a", true))
    }
    let last = try await observed.probe.snapshot { $0.memo("a")?.firstWords == "新" && $0.favoriteCount == 0 }
    #expect(!last.metadata.hasPendingWrites && folder.text(of: "a.md") == "新")
    #expect(folder.names == ["a.md"] && observed.probe.snapshots.areContinuous)
  }

  @Test("since the disk refuses is taken back, with the reason")
  func brokenDisk() async throws {
    folder.write("一", to: "a.md")
    let observed = try await ObservedEngine(folder, fileSystem: MeddlingFileSystem.broken)
    let before = try await observed.probe.complete()
    await #expect(throws: PostsError.notWritten(id, .other("Input/output error"))) {
      try await observed.engine.commit(star("a", true))
    }
    let pending = try await observed.probe.snapshot()
    let after = try await observed.probe.snapshot()
    #expect(pending.favoriteCount == 1 && after.documents == before.documents)
    #expect(folder.text(of: "a.md") == "一" && folder.names == ["a.md"])
  }
}
