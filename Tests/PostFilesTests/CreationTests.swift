import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("New memos", .timeLimit(.minutes(5))) struct CreationTests {
  private let folder = TemporaryFolder()

  private func posts() async throws -> (PostFilesCollection, SnapshotProbe<QuerySnapshot>) {
    let posts = try collection(folder)
    let probe = SnapshotProbe(posts)
    try await probe.complete()
    return (posts, probe)
  }

  @Test("of one batch come in one snapshot, when they are on disk")
  func oneSnapshot() async throws {
    let (posts, probe) = try await posts()
    let count = probe.heard.count
    try await posts.commit(creation(("20260101", "一"), ("20260102", "二"), ("20260103", "三")))
    let next = try await probe.snapshot()
    #expect(next.story == ["added 20260103", "added 20260102", "added 20260101"] && next.cause == .write)
    #expect(next.documents.map(\.firstWords) == ["三", "二", "一"] && !next.metadata.hasPendingWrites)
    folder.replace("z.md", by: "fence")
    try await probe.snapshot { $0.names.contains("z") }
    #expect(probe.snapshots.dropFirst(count).map(\.cause) == [.write, .folder])
  }

  @Test("of one batch are not told one by one, however long their writing takes")
  func slowWriting() async throws {
    let gate = Gate()
    let observed = try await ObservedEngine(folder, fileSystem: MeddlingFileSystem(meddle: gate.pass))
    try await observed.probe.complete()
    let writing = Task { try await observed.engine.commit(creation(("a", "一"), ("b", "二"))) }
    await gate.arrival()
    gate.open()
    await gate.arrival()
    folder.replace("z.md", by: "他")
    #expect(try await observed.probe.snapshot().story == ["added z"] && folder.names == ["a.md", "z.md"])
    gate.open()
    _ = try await writing.value
    #expect(Set(try await observed.probe.snapshot().story) == ["added a", "added b"])
  }

  @Test("are files that only their owner can read, with exactly their bytes")
  func files() async throws {
    let (posts, _) = try await posts()
    let text = "\u{FEFF}---\r\nbook: 猫\r\n---\r\n本文"
    try await posts.commit(creation(("読書", text)))
    #expect(folder.names == ["読書.md"] && folder.mode(of: "読書.md") == 0o600)
    #expect(folder.text(of: "読書.md").map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test("whose name is taken are refused, those before them stay, and nothing is overwritten")
  func nameTaken() async throws {
    folder.write("古", to: "b.md")
    let (posts, probe) = try await posts()
    let made = PartialCommit(
      done: 1, total: 3, inverse: WriteBatch([.discard(PostID("a"), ContentHash(of: Array("新".utf8)))]),
      reason: .nameTaken(PostID("b")))
    await #expect(throws: PostsError.incomplete(made)) {
      try await posts.commit(creation(("a", "新"), ("b", "新"), ("c", "新")))
    }
    let next = try await probe.snapshot()
    #expect(next.story == ["added a"] && next.memo("b")?.firstWords == "古")
    #expect(folder.names == ["a.md", "b.md"] && folder.text(of: "b.md") == "古")
  }

  @Test("whose name a file has just taken leave that one in the view")
  func nameJustTaken() async throws {
    let observed = try await ObservedEngine(
      folder, fileSystem: MeddlingFileSystem { [weak folder] in folder?.replace("a.md", by: "他") })
    try await observed.probe.complete()
    await #expect(throws: PostsError.nameTaken(PostID("a"))) {
      try await observed.engine.commit(creation(("a", "新")))
    }
    let next = try await observed.probe.snapshot()
    #expect(next.cause == .write && next.memo("a")?.firstWords == "他")
    #expect(folder.text(of: "a.md") == "他" && folder.names == ["a.md"])
  }

  @Test(
    "with a name that cannot be a file's are refused", arguments: ["a/b", String(repeating: "猫", count: 100)])
  func impossibleNames(name: String) async throws {
    let (posts, probe) = try await posts()
    let count = probe.heard.count
    await #expect(throws: PostsError.notWritten(PostID(name), .nameTooLong)) {
      try await posts.commit(creation((name, "新")))
    }
    #expect(folder.names.isEmpty && probe.heard.count == count)
  }
}
