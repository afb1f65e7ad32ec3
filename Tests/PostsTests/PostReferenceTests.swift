import Testing

@testable import Posts

@MainActor
@Suite("One memo as a stream", .timeLimit(.minutes(5))) struct PostReferenceTests {
  private let posts = FakeCollection()
  private let id = PostID("a")

  private func snapshot(_ body: String) -> DocumentSnapshot {
    DocumentSnapshot(id: id, post: post("a"), body: body)
  }

  @Test("tells the newest snapshot to a reader that is slow")
  func newest() async throws {
    var snapshots = posts.document(id).snapshots().makeAsyncIterator()
    posts.tell(.success(snapshot("old")))
    posts.tell(.success(snapshot("new")))
    #expect(try await snapshots.next()?.get().body == "new")
  }

  @Test("ends with its first failure")
  func failing() async {
    let snapshots = posts.document(id).snapshots()
    posts.tell(Result<DocumentSnapshot, PostsError>.failure(.folderUnreadable(.notFound)))
    var told = 0
    for await result in snapshots {
      #expect(result.map(\.body) == .failure(.folderUnreadable(.notFound)))
      told += 1
    }
    #expect(told == 1)
    await posts.listeners(0)
  }

  @Test("let go removes its listener")
  func letGo() async {
    var snapshots: AsyncStream<Result<DocumentSnapshot, PostsError>>? = posts.document(id).snapshots()
    #expect(snapshots != nil && posts.listenerCount == 1)
    snapshots = nil
    await posts.listeners(0)
  }
}
