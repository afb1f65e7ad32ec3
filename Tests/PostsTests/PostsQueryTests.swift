import Testing

@testable import Posts

@MainActor
@Suite("The memos of a query, once", .timeLimit(.minutes(5))) struct PostsQueryTests {
  private let posts = FakeCollection()
  private let memos: OrderedPosts = [post("a"), post("b")]

  private func snapshot(_ documents: OrderedPosts, progress: LoadingProgress?) -> QuerySnapshot {
    QuerySnapshot(
      documents: documents, documentChanges: DocumentChanges(initial: documents),
      metadata: SnapshotMetadata(fromCache: progress != nil, progress: progress), cause: .query)
  }

  @Test("are those of the first snapshot after everything has been read")
  func complete() async throws {
    let reading = Task { try await posts.query(SearchCondition()).documents() }
    await posts.listeners(1)
    posts.tell(.success(snapshot([memos[0]], progress: LoadingProgress(read: 1, total: 2))))
    posts.tell(.success(snapshot(memos, progress: nil)))
    #expect(try await reading.value == memos)
    #expect(posts.listenerCount == 0)
  }

  @Test("fail as the listener does")
  func failing() async {
    let reading = Task { try await posts.query(SearchCondition()).documents() }
    await posts.listeners(1)
    posts.tell(Result<QuerySnapshot, PostsError>.failure(.folderUnreadable(.notPermitted)))
    await #expect(throws: PostsError.folderUnreadable(.notPermitted)) { try await reading.value }
    #expect(posts.listenerCount == 0)
  }
}
