import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("A listener", .timeLimit(.minutes(5))) struct ListenerTests {
  private let folder = TemporaryFolder()

  @Test("hears nothing once it is removed")
  func removed() async throws {
    let posts = try collection(folder)
    let (removed, other) = (SnapshotProbe(posts), SnapshotProbe(posts))
    try await removed.complete()
    try await other.complete()
    removed.remove()
    removed.remove()
    let count = removed.heard.count
    folder.replace("a.md", by: "一")
    try await other.snapshot { $0.names == ["a"] }
    #expect(removed.heard.count == count)
  }

  @Test("removed before its first snapshot never hears one")
  func removedAtOnce() async throws {
    let posts = try collection(folder)
    let removed = SnapshotProbe(posts)
    removed.remove()
    try await SnapshotProbe(posts).complete()
    #expect(removed.heard.isEmpty)
  }

  @Test("removed by its own first snapshot hears no second one")
  func removedWithin() async throws {
    folder.write("一", to: "a.md")
    let posts = try collection(folder)
    let removed = SnapshotProbe<QuerySnapshot>()
    var registration: ListenerRegistration?
    registration = posts.query(SearchCondition()).addSnapshotListener { result in
      removed.hear(result)
      registration?.remove()
    }
    let other = SnapshotProbe(posts)
    try await other.complete()
    folder.replace("a.md", by: "二")
    try await other.snapshot { $0.documents.first?.firstWords == "二" }
    #expect(removed.heard.count == 1)
  }

  @Test("hears nothing once its registration is let go")
  func letGo() async throws {
    let posts = try collection(folder)
    let (dropped, other) = (SnapshotProbe(posts), SnapshotProbe(posts))
    try await dropped.complete()
    try await other.complete()
    dropped.letGo()
    folder.replace("a.md", by: "一")
    try await other.snapshot { $0.names == ["a"] }
    #expect(dropped.snapshots.story.isEmpty)
  }

  @Test("to one memo follows it with its body")
  func document() async throws {
    folder.write("---\ntitle: 題\n---\n一\r\n二\r\n", to: "a.md")
    let probe = SnapshotProbe<DocumentSnapshot>(try collection(folder), "a")
    let first = try await probe.snapshot()
    #expect((first.post?.title, first.body) == ("題", "一\n二\n"))
    folder.replace("a.md", by: "三")
    #expect(try await probe.snapshot().body == "三")
    folder.delete("a.md")
    let gone = try await probe.snapshot()
    #expect(gone.post == nil && gone.body.isEmpty && gone.id == PostID("a"))
    folder.replace("a.md", by: "四")
    #expect(try await probe.snapshot().body == "四")
  }

  @Test("to a memo that does not exist hears so, once everything has been read")
  func noDocument() async throws {
    folder.write("一", to: "a.md")
    let probe = SnapshotProbe<DocumentSnapshot>(try collection(folder), "b")
    #expect(try await probe.snapshot().post == nil)
    #expect(probe.heard.count == 1)
  }

  @Test("to one memo hears nothing of others")
  func otherDocuments() async throws {
    folder.write("一", to: "a.md")
    let posts = try collection(folder)
    let (document, list) = (SnapshotProbe<DocumentSnapshot>(posts, "a"), SnapshotProbe(posts))
    try await list.complete()
    folder.replace("b.md", by: "二")
    try await list.snapshot { $0.names.contains("b") }
    folder.replace("c.md", by: "三")
    try await list.snapshot { $0.names.contains("c") }
    #expect(document.snapshots.map(\.body) == ["一"])
  }

  @Test("fails where the folder is gone before it is read, and so does one that comes later")
  func unreadableFolder() async throws {
    let posts = try collectionOfLost(folder)
    let (list, document) = (SnapshotProbe(posts), SnapshotProbe<DocumentSnapshot>(posts, "a"))
    #expect(try await list.failure() == .folderUnreadable(.notFound))
    #expect(try await document.failure() == .folderUnreadable(.notFound))
    #expect(try await SnapshotProbe(posts).failure() == .folderUnreadable(.notFound))
    await #expect(throws: PostsError.folderUnreadable(.notFound)) {
      try await posts.query(SearchCondition()).documents()
    }
    #expect(list.heard.count == 1 && document.heard.count == 1)
  }

  @Test("that failed is had again by a rescan, once the folder is there")
  func again() async throws {
    let posts = try collectionOfLost(folder)
    let list = SnapshotProbe(posts)
    _ = try await list.failure()
    folder.restore()
    folder.write("一", to: "a.md")
    posts.rescan()
    #expect(try await SnapshotProbe(posts).complete().names == ["a"])
  }

  @Test("keeps its view of a folder that went away, and a rescan reads the new one in its place")
  func replacedFolder() async throws {
    folder.write("一", to: "a.md")
    let posts = try collection(folder)
    let list = SnapshotProbe(posts)
    try await list.complete()
    folder.remove()
    #expect(try await list.snapshot { $0.metadata.fromCache && $0.metadata.progress == nil }.names == ["a"])
    folder.restore()
    folder.write("二", to: "b.md")
    posts.rescan()
    #expect(try await list.snapshot { $0.names == ["b"] && !$0.metadata.fromCache }.favoriteCount == 0)
  }

  @Test("cannot be had where there is no folder")
  func noFolder() {
    folder.write("a file", to: "file")
    #expect(throws: PostsError.folderUnreadable(.notADirectory)) {
      try PostFilesCollection(path: "\(folder.path)/file", localTime: JapanTime(), clock: ContinuousClock())
    }
    #expect(throws: PostsError.folderUnreadable(.notFound)) {
      try PostFilesCollection(path: "\(folder.path)/none", localTime: JapanTime(), clock: ContinuousClock())
    }
  }
}
