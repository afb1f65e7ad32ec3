import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("A listener that leaves out changes of metadata", .timeLimit(.minutes(5))) struct MetadataChangesTests
{
  private let folder = TemporaryFolder()

  @Test("hears a star once, the other one twice")
  func star() async throws {
    folder.write("---\nfavorite: false\n---\n一", to: "20260101.md")
    let posts = try collection(folder)
    let every = SnapshotProbe(posts)
    let content = SnapshotProbe(posts, metadataChanges: .excluded)
    try await every.complete()
    try await content.snapshot()
    let counts = (every.heard.count, content.heard.count)
    try await posts.commit(PostFilesTests.star("20260101", true))
    try await every.snapshot { $0.memo("20260101")?.isFavorite == true && !$0.metadata.hasPendingWrites }
    folder.replace("z.md", by: "fence")
    try await every.snapshot { $0.names.contains("z") }
    let last = try await content.snapshot { $0.names.contains("z") }
    let (change, fence) = (["modified 20260101"], ["added z"])
    #expect(every.snapshots.dropFirst(counts.0).map(\.story) == [change, change, fence])
    #expect(content.snapshots.dropFirst(counts.1).map(\.story) == [change, fence])
    #expect(last.memo("20260101")?.hasPendingWrites == false)
  }

  @Test("hears nothing when the folder is gone, and everything that differs when it is back")
  func folderGone() async throws {
    folder.write("一", to: "a.md")
    folder.write("二", to: "b.md")
    let posts = try collection(folder)
    let every = SnapshotProbe(posts)
    let content = SnapshotProbe(posts, metadataChanges: .excluded)
    try await every.complete()
    try await content.snapshot()
    let count = content.heard.count
    folder.moveAway()
    try await every.snapshot { $0.metadata.watch.isFolderGone }
    folder.restore()
    folder.write("一", to: "a.md")
    folder.write("三", to: "b.md")
    try await every.snapshot { !$0.metadata.fromCache }
    try await content.snapshot { $0.memo("b")?.firstWords == "三" }
    #expect(content.snapshots.dropFirst(count).map(\.story) == [["modified b"]])
  }
}
