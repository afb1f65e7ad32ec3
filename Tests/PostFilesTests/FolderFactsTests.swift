import Files
import Glibc
import Synchronization
import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("What holds for the folder as a whole", .timeLimit(.minutes(5))) struct FolderFactsTests {
  private let folder = TemporaryFolder()

  @Test("why it cannot be changed is told, and noticed again when it is looked through")
  func readOnly() async throws {
    folder.write("一", to: "a.md")
    let isReadOnly = Mutex(true)
    let posts = try PostFilesCollection(
      path: folder.path, localTime: JapanTime(), clock: ContinuousClock(),
      fileSystem: MeddlingFileSystem(isReadOnly: { isReadOnly.withLock { $0 } }))
    let probe = SnapshotProbe(posts)
    #expect(try await probe.complete().metadata.readOnly == .readOnly)
    isReadOnly.withLock { $0 = false }
    posts.rescan()
    try await probe.snapshot { $0.metadata.readOnly == nil }
    isReadOnly.withLock { $0 = true }
    posts.rescan()
    try await probe.snapshot { $0.metadata.readOnly == .readOnly }
  }

  @Test(
    "memos in folders below are not read, and it is told that they are there",
    arguments: [("notes", "b.md", true), ("notes", "b.txt", false), (".obsidian", "b.md", false)])
  func below(subfolder: String, file: String, isTold: Bool) async throws {
    folder.write("一", to: "a.md")
    mkdir("\(folder.path)/\(subfolder)", 0o755)
    close(open("\(folder.path)/\(subfolder)/\(file)", O_WRONLY | O_CREAT, 0o644))
    let snapshot = try await SnapshotProbe(try collection(folder)).complete()
    #expect(snapshot.documents.count == 1)
    #expect(snapshot.metadata.hasMemosBelow == isTold)
    unlink("\(folder.path)/\(subfolder)/\(file)")
    rmdir("\(folder.path)/\(subfolder)")
  }
}
