import Files
import Glibc
import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("An odd file", .timeLimit(.minutes(5))) struct OddFilesTests {
  private let folder = TemporaryFolder()

  @Test(
    "that may not be read is a marked row among the others",
    .disabled(if: geteuid() == 0, "root may read all"))
  func unreadable() async throws {
    folder.write("一", to: "a.md")
    folder.write("二", to: "20261130-091200-qkvd.md")
    folder.setMode(0, of: "20261130-091200-qkvd.md")
    let documents = try await collection(folder).query(SearchCondition()).documents()
    #expect(documents.map(\.problem).contains(.unreadable) && documents.count == 2)
  }

  @Test("that is too large is listed with a mark, and its beginning can be read")
  func large() async throws {
    folder.write("巨大な本\n" + String(repeating: "x", count: PostFolder.mostBytes), to: "a.md")
    let posts = try collection(folder)
    let post = try #require(try await posts.query(SearchCondition()).documents().first)
    #expect((post.problem, post.title) == (.fileTooLarge, "巨大な本"))
    let document = try await SnapshotProbe<DocumentSnapshot>(posts, "a").snapshot()
    #expect(document.body.hasPrefix("巨大な本\nxxx"))
  }

  @Test("that leads to itself is a marked row among the others, and becomes a memo when it is one")
  func loop() async throws {
    folder.write("一", to: "a.md")
    folder.linkToItself("20261130-091200-qkvd.md")
    let probe = SnapshotProbe(try collection(folder))
    let broken = try #require(try await probe.complete().memo("20261130-091200-qkvd"))
    #expect((broken.problem, broken.title) == (.unreadable, "20261130-091200-qkvd"))
    #expect(broken.created.story == "2026-11-30 09:12 540")
    folder.replace("20261130-091200-qkvd.md", by: "二")
    let next = try await probe.snapshot()
    #expect(next.story == ["modified 20261130-091200-qkvd"])
    #expect(next.memo("20261130-091200-qkvd")?.problem == nil)
  }

  @Test("that is a pipe or a folder is no memo, also when it comes later")
  func noFiles() async throws {
    folder.makePipe("a.md")
    folder.makeFolder("b.md")
    let probe = SnapshotProbe(try collection(folder))
    #expect(try await probe.complete().documents.isEmpty)
    folder.makePipe("d.md")
    folder.makeFolder("e.md")
    folder.replace("z.md", by: "fence")
    #expect(try await probe.snapshot().story == ["added z"])
  }

  @Test("whose name is not UTF-8 is a memo that can be changed")
  func badName() async throws {
    let name = try #require(FileName([0xFF, 0xFE, 0x83, 0x2E, 0x6D, 0x64]))
    folder.write("---\nfavorite: false\n---\n", to: name)
    let posts = try collection(folder)
    let probe = SnapshotProbe(posts)
    let id = PostID(bytes: [0xFF, 0xFE, 0x83])
    #expect(try await probe.complete().documents.map(\.id) == [id])
    var batch = WriteBatch()
    batch.update(id, .favorite(true))
    try await posts.commit(batch)
    #expect(try await probe.snapshot { !$0.metadata.hasPendingWrites }.favoriteCount == 1)
  }

  @Test("whose name only differs in composition is a memo of its own")
  func twins() async throws {
    let (composed, decomposed) = ("\u{304C}", "\u{304B}\u{3099}")
    folder.write("NFC", to: "\(composed).md")
    folder.write("NFD", to: "\(decomposed).md")
    let posts = try collection(folder)
    let probe = SnapshotProbe(posts)
    let first = try await probe.complete()
    #expect(first.documents.count == 2)
    #expect(first.memo(composed)?.firstWords == "NFC" && first.memo(decomposed)?.firstWords == "NFD")
    try await posts.commit(star(decomposed, true))
    let starred = try await probe.snapshot { !$0.metadata.hasPendingWrites }
    #expect(starred.memo(decomposed)?.isFavorite ?? false && starred.memo(composed)?.isFavorite == false)
    #expect(folder.text(of: "\(composed).md") == "NFC")
    folder.delete("\(composed).md")
    #expect(try await probe.snapshot().documents.map(\.id) == [PostID(decomposed)])
  }

  @Test("whose ending is spelled in another way is a memo beside the one whose name goes on")
  func otherEnding() async throws {
    folder.write("一", to: "A.MD")
    folder.write("二", to: "A.MD.md")
    let posts = try collection(folder)
    let probe = SnapshotProbe(posts)
    let documents = try await probe.complete().documents
    #expect(Set(documents.map(\.firstWords)) == ["一", "二"])
    var batch = WriteBatch()
    for document in documents where document.firstWords == "一" { batch.update(document.id, .favorite(true)) }
    try await posts.commit(batch)
    #expect(folder.text(of: "A.MD") == "---\nfavorite: true\n---\n一" && folder.text(of: "A.MD.md") == "二")
    try await probe.snapshot { !$0.metadata.hasPendingWrites }
    folder.delete("A.MD")
    #expect(try await probe.snapshot { $0.documents.count == 1 }.documents.map(\.firstWords) == ["二"])
    #expect(probe.snapshots.areContinuous)
  }

  @Test(
    "that a crash filled with NULs is damaged, whatever its length",
    arguments: [4096, PostFolder.mostBytes + 1])
  func damaged(length: Int) async throws {
    folder.write(String(repeating: "\0", count: length), to: "a.md")
    let documents = try await collection(folder).query(SearchCondition()).documents()
    #expect(documents.map(\.problem) == [.damaged] && documents.map(\.title) == ["a"])
  }

  @Test("that is a link has the file it leads to changed, and stays a link")
  func link() async throws {
    folder.writeBeside("本文", to: "target.md")
    folder.link("a.md", toFileBeside: "target.md")
    let posts = try collection(folder)
    try await SnapshotProbe(posts).complete()
    try await posts.commit(star("a", true))
    #expect(folder.text(of: "a.md") == "---\nfavorite: true\n---\n本文")
    #expect(folder.text(of: "../beside/target.md") == folder.text(of: "a.md"))
  }
}
