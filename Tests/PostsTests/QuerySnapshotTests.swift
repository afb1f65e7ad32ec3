import Testing

@testable import Posts

@Suite("A snapshot") struct QuerySnapshotTests {
  private let snapshot = {
    let documents: OrderedPosts = [post("a") { $0.isFavorite = true }, post("b")]
    return QuerySnapshot(
      documents: documents, documentChanges: DocumentChanges(initial: documents),
      metadata: SnapshotMetadata(fromCache: true, progress: LoadingProgress(read: 2, total: 3)), cause: .query
    )
  }()

  @Test("counts its favourites")
  func favorites() {
    #expect(snapshot.favoriteCount == 1)
  }

  @Test("followed by new metadata holds the same memos and no changes")
  func followed() {
    let next = snapshot.followed(by: SnapshotMetadata(fromCache: false), cause: .folder)
    #expect(next.documents == snapshot.documents && next.favoriteCount == 1)
    #expect(next.documentChanges.isEmpty && !next.documentChanges.areInitial)
    #expect(next.metadata == SnapshotMetadata(fromCache: false) && next.cause == .folder)
  }
}
