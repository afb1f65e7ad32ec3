import Testing

@testable import PostFiles
@testable import Posts

@MainActor
@Suite("A new text", .timeLimit(.minutes(5))) struct PendingTextTests {
  private let folder = TemporaryFolder()
  private let id = PostID("a")

  private func batch(_ text: String) -> WriteBatch { WriteBatch([.update(id, [.body(text)], old: [])]) }

  @Test("is in the detail and in the list at once, as pending, and then as written")
  func seenAtOnce() async throws {
    folder.write("---\nrating: 3\n---\n古い\n", to: "a.md")
    let posts = try collection(folder)
    let (list, detail) = (SnapshotProbe<QuerySnapshot>(posts), SnapshotProbe<DocumentSnapshot>(posts, "a"))
    try await list.complete()
    try await posts.commit(batch("> 新しい\n続き\n"))
    let pending = try await detail.snapshot { $0.post?.hasPendingWrites ?? false }
    #expect(pending.body == "> 新しい\n続き\n" && pending.post?.title == "新しい")
    let row = try #require(try await list.snapshot { $0.metadata.hasPendingWrites }.documents.first)
    #expect(row.title == "新しい" && row.firstWords == "新しい 続き" && row.kind == .quote && row.rating == 3)
    let written = try await detail.snapshot { !($0.post?.hasPendingWrites ?? true) }
    #expect(written.body == "> 新しい\n続き\n" && written.post?.title == "新しい")
  }

  @Test("leaves a title that the memo has of its own")
  func ownTitle() async throws {
    folder.write("---\ntitle: 題\n---\n古い\n", to: "a.md")
    let posts = try collection(folder)
    let list = SnapshotProbe<QuerySnapshot>(posts)
    try await list.complete()
    try await posts.commit(batch("新しい\n"))
    let row = try await list.snapshot { $0.metadata.hasPendingWrites }.documents.first
    #expect(row?.title == "題" && row?.firstWords == "新しい")
  }

  @Test("that cannot be written is taken back, with the reason")
  func rolledBack() async throws {
    folder.write("---\n古い\n", to: "a.md")
    let posts = try collection(folder)
    let detail = SnapshotProbe<DocumentSnapshot>(posts, "a")
    try await detail.snapshot()
    await #expect(throws: PostsError.notEditable(id, .unclosedFrontMatter)) {
      try await posts.commit(batch("新しい\n"))
    }
    let after = try await detail.snapshot { !($0.post?.hasPendingWrites ?? true) }
    #expect(after.body == "---\n古い\n")
  }
}
