import Files
import Glibc
import SeededRandom
import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("A deleted memo", .timeLimit(.minutes(5))) struct DeletionTests {
  private let folder = TemporaryFolder()
  private let id = PostID("a")

  private func posts() async throws -> (PostFilesCollection, SnapshotProbe<QuerySnapshot>) {
    let posts = try collection(folder)
    let probe = SnapshotProbe(posts)
    try await probe.complete()
    return (posts, probe)
  }

  private func trash() -> TrashFiles { TrashFiles(besideFolder: folder.path, localTime: JapanTime()) }

  @Test("is out of sight at once, and then in the trash with all its bytes")
  func deleted() async throws {
    folder.write("一\r\n", to: "a.md")
    folder.write("二", to: "b.md")
    let (posts, probe) = try await posts()
    let inverse = try await posts.commit(deletion("a"))
    let pending = try await probe.snapshot()
    #expect(pending.story == ["removed a"] && pending.cause == .write && pending.metadata.hasPendingWrites)
    let done = try await probe.snapshot()
    #expect(done.names == ["b"] && !done.metadata.hasPendingWrites && probe.snapshots.areContinuous)
    #expect(folder.names == ["b.md"])
    #expect(inverse == WriteBatch([.restore(id, TrashPlace(bytes: Array("20261130-090000.a.md".utf8)))]))
    let trashed = try await trash().posts()
    #expect(trashed.map(\.post.id) == [id] && trashed.map(\.post.firstWords) == ["一"])
    #expect(trashed.map(\.deleted) == [JapanTime().now])
  }

  @Test("comes back as it was, and can be deleted again")
  func restored() async throws {
    folder.write("一\r\n", to: "a.md")
    let (posts, probe) = try await posts()
    var batch = deletion("a")
    for _ in 1...3 {
      batch = try await posts.commit(batch)
      #expect(folder.names.isEmpty)
      batch = try await posts.commit(batch)
      #expect(folder.text(of: "a.md").map { Array($0.utf8) } == Array("一\r\n".utf8))
      #expect(try await trash().posts().isEmpty)
    }
    try await probe.snapshot { $0.names == ["a"] && $0.cause == .write }
    #expect(probe.snapshots.areContinuous)
  }

  @Test("never comes back over a memo that has its name by now, and stays in the trash")
  func placeTaken() async throws {
    folder.write("古", to: "a.md")
    let (posts, _) = try await posts()
    let inverse = try await posts.commit(deletion("a"))
    folder.write("新", to: "a.md")
    await #expect(throws: PostsError.placeTaken(id)) { try await posts.commit(inverse) }
    #expect(folder.text(of: "a.md") == "新")
    #expect(try await trash().posts().map(\.post.firstWords) == ["古"])
  }

  @Test("that was deleted three times in a second comes back as the one deleted last")
  func newest() async throws {
    let (posts, _) = try await posts()
    for text in ["一", "二", "三"] {
      folder.write(text, to: "a.md")
      try await posts.commit(deletion("a"))
    }
    #expect(try await trash().posts().map(\.post.firstWords) == ["三", "二", "一"])
    try await posts.commit(WriteBatch([.restore(id, nil)]))
    #expect(folder.text(of: "a.md") == "三")
  }

  @Test("whose name fills a file name comes back under it, and leaves nothing in the trash")
  func longName() async throws {
    let name = String(repeating: "猫", count: 84)
    folder.write("長い名前", to: "\(name).md")
    let (posts, _) = try await posts()
    let inverse = try await posts.commit(deletion(name))
    #expect(folder.names.isEmpty)
    #expect(try await trash().posts().map(\.post.id) == [PostID(name)])
    try await posts.commit(inverse)
    #expect(folder.names == ["\(name).md"] && folder.trashNames.isEmpty)
  }

  @Test("of any bytes comes back under them")
  func anyBytes() async throws {
    let name = try #require(FileName([0xFF, 0x1B, 0x5B, 0x0A] + Array(".MD".utf8)))
    folder.write("奇", to: name)
    let (posts, _) = try await posts()
    let inverse = try await posts.commit(WriteBatch([.delete(MemoName.id(of: name))]))
    #expect(folder.names.isEmpty)
    try await posts.commit(inverse)
    #expect(folder.bytes(of: name) == Array("奇".utf8))
  }

  @Test("lies in a folder that is for its owner only")
  func mode() async throws {
    folder.write("一", to: "a.md")
    let (posts, _) = try await posts()
    try await posts.commit(deletion("a"))
    var status = stat()
    #expect(stat(folder.trash, &status) == 0 && status.st_mode & 0o777 == 0o700)
  }

  @Test("that is gone already is told as gone")
  func vanished() async throws {
    folder.write("一", to: "a.md")
    let (posts, probe) = try await posts()
    folder.delete("a.md")
    await #expect(throws: PostsError.vanished(id)) { try await posts.commit(deletion("a")) }
    #expect(try await probe.snapshot { $0.cause == .write && !$0.metadata.hasPendingWrites }.names.isEmpty)
  }

  @Test("that is created again is discarded only as it was created")
  func discarded() async throws {
    let (posts, _) = try await posts()
    let inverse = try await posts.commit(creation(("a", "新")))
    folder.write("変", to: "a.md")
    await #expect(throws: PostsError.changedMeanwhile(id)) { try await posts.commit(inverse) }
    #expect(folder.text(of: "a.md") == "変")
    folder.write("新", to: "a.md")
    try await posts.commit(inverse)
    #expect(folder.names.isEmpty)
  }

  @Test(
    "is there as before where the disk refuses any step before it moves",
    arguments: [
      (ENOSPC, SystemReason.full), (EROFS, .readOnly), (EACCES, .notPermitted), (EDQUOT, .quotaExceeded),
    ])
  func refused(code: Int32, reason: SystemReason) async throws {
    let name = String(repeating: "猫", count: 84)
    folder.write("一", to: "\(name).md")
    for operation in [FileOperation.makeFolder, .create, .write, .rename] {
      let files = MeddlingFileSystem(refuse: { $0 == operation ? code : nil })
      let observed = try await ObservedEngine(folder, fileSystem: files)
      let before = try await observed.probe.complete()
      await #expect(throws: PostsError.notWritten(PostID(name), reason)) {
        try await observed.engine.commit(deletion(name))
      }
      let after = try await observed.probe.snapshot { $0.cause == .write && !$0.metadata.hasPendingWrites }
      #expect(after.documents == before.documents && folder.text(of: "\(name).md") == "一")
      #expect(folder.trashNames.isEmpty)
    }
  }

  @Test("comes and goes a thousand times at random, and no byte is lost")
  func random() async throws {
    let names = (0..<12).map { "m\($0)" }
    for name in names { folder.write("text of \(name)\r\n", to: "\(name).md") }
    let (posts, probe) = try await posts()
    var generator = SeededGenerator(seed: 8)
    var undo: [WriteBatch] = []
    for _ in 0..<1000 {
      let present = folder.names.map { String($0.dropLast(3)) }
      if !present.isEmpty, undo.isEmpty || Bool.random(using: &generator) {
        let count = Int.random(in: 1...min(4, present.count), using: &generator)
        undo.append(try await posts.commit(deletion(present.shuffled(using: &generator).prefix(count))))
      } else if let batch = undo.popLast() {
        try await posts.commit(batch)
      }
    }
    while let batch = undo.popLast() { try await posts.commit(batch) }
    try await probe.snapshot { $0.documents.count == names.count && !$0.metadata.hasPendingWrites }
    #expect(probe.snapshots.areContinuous && folder.trashNames.isEmpty)
    for name in names { #expect(folder.text(of: "\(name).md") == "text of \(name)\r\n") }
  }
}
