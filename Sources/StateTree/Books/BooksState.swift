import Posts
import Redux

/// The books: their titles with their memos counted.
package struct BooksState: Equatable, Sendable {
  /// In their order; those with hits of `answered`.
  @Revised package var books: [BookCount] = []
  /// The condition whose hits are counted; nil before they were.
  package var answered: SearchCondition?
  package var order = BookOrder.title
  /// The selected row; nil where there is no book.
  package var index: Int?
  /// The book to be selected once it is counted.
  var wanted: [UInt8]?
  package var metadata: SnapshotMetadata?
  /// Why the books cannot be counted; nil while all is well.
  package var failure: PostsError?

  package var selected: BookCount? {
    index.flatMap { books.indices.contains($0) ? books[$0] : nil }
  }
}

extension AppState {
  /// The condition whose books are wanted; nil while none are shown.
  package var wantedBooks: SearchCondition? {
    navigation.routes.contains(.books) ? postList[.books].condition : nil
  }
}
