/// The memos of a query at one moment, and what changed since the listener's snapshot before.
package struct QuerySnapshot: Sendable {
  /// In the order of the query.
  package let documents: OrderedPosts
  /// Replayed on the documents of the snapshot before, they give `documents`.
  package let documentChanges: DocumentChanges
  package let metadata: SnapshotMetadata
  package let cause: SnapshotCause
  /// How many of the documents are favourites.
  package let favoriteCount: Int
  /// The new names of memos that were renamed; each is removed and added at the same time.
  package let renamed: [PostID: PostID]

  package init(
    documents: OrderedPosts, documentChanges: DocumentChanges, metadata: SnapshotMetadata,
    cause: SnapshotCause,
    renamed: [PostID: PostID] = [:]
  ) {
    self.init(
      documents: documents, documentChanges: documentChanges, metadata: metadata, cause: cause,
      favoriteCount: documents.count(where: \.isFavorite), renamed: renamed)
  }

  /// A snapshot of documents that have been counted.
  package init(
    documents: OrderedPosts, documentChanges: DocumentChanges, metadata: SnapshotMetadata,
    cause: SnapshotCause,
    favoriteCount: Int, renamed: [PostID: PostID]
  ) {
    self.documents = documents
    self.documentChanges = documentChanges
    self.metadata = metadata
    self.cause = cause
    self.favoriteCount = favoriteCount
    self.renamed = renamed
  }

  private init(
    _ snapshot: QuerySnapshot, _ documentChanges: DocumentChanges, _ metadata: SnapshotMetadata,
    _ cause: SnapshotCause
  ) {
    documents = snapshot.documents
    self.documentChanges = documentChanges
    self.metadata = metadata
    self.cause = cause
    favoriteCount = snapshot.favoriteCount
    renamed = snapshot.renamed
  }

  /// The next snapshot of the same documents, of which only more, or less, is known.
  package func followed(by metadata: SnapshotMetadata, cause: SnapshotCause) -> QuerySnapshot {
    QuerySnapshot(self, .none, metadata, cause)
  }

  /// The same snapshot for somebody who hears of these changes only.
  package func telling(_ changes: DocumentChanges) -> QuerySnapshot {
    QuerySnapshot(self, changes, metadata, cause)
  }
}
