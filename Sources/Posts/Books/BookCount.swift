/// A book with its memos counted; the memos without a book count as one of no title.
package struct BookCount: Hashable, Sendable, Identifiable {
  /// What titles are compared by: spellings that a search takes for the same are one book.
  package let id: [UInt8]
  /// The most frequent spelling; empty for the memos without a book.
  package let title: String
  /// The most frequent authors, as a list shows them.
  package let author: String
  package let memos: Int
  /// How many of its memos a condition finds.
  package let hits: Int
  /// The day of its newest memo.
  package let lastDay: Day
}
