/// The books of a condition at one moment.
package struct BooksSnapshot: Sendable {
  package let condition: SearchCondition
  /// Those that have a hit, in no particular order.
  package let books: [BookCount]
  package let metadata: SnapshotMetadata

  package init(condition: SearchCondition, books: [BookCount], metadata: SnapshotMetadata) {
    self.condition = condition
    self.books = books
    self.metadata = metadata
  }
}
