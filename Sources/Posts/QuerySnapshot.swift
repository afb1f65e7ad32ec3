/// The memos of a query at one moment, and what changed since the listener's snapshot before.
package struct QuerySnapshot: Sendable {
  /// In the order of the query.
  package let documents: [Post]
  /// Replayed on the documents of the snapshot before, they give `documents`.
  package let documentChanges: DocumentChanges
  package let metadata: SnapshotMetadata
  package let cause: SnapshotCause
  /// How many of the documents are favourites.
  package let favoriteCount: Int

  package init(
    documents: [Post], documentChanges: DocumentChanges, metadata: SnapshotMetadata, cause: SnapshotCause
  ) {
    self.documents = documents
    self.documentChanges = documentChanges
    self.metadata = metadata
    self.cause = cause
    favoriteCount = documents.count(where: \.isFavorite)
  }

  private init(_ snapshot: QuerySnapshot, metadata: SnapshotMetadata, cause: SnapshotCause) {
    documents = snapshot.documents
    documentChanges = .none
    self.metadata = metadata
    self.cause = cause
    favoriteCount = snapshot.favoriteCount
  }

  /// The next snapshot of the same documents, of which only more, or less, is known.
  package func followed(by metadata: SnapshotMetadata, cause: SnapshotCause) -> QuerySnapshot {
    QuerySnapshot(self, metadata: metadata, cause: cause)
  }
}
