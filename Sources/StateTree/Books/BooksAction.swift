import Posts
import Redux

/// What happens to the books.
package enum BooksAction: Action {
  case update(Result<BooksSnapshot, PostsError>)
  /// The person chose the book in this row.
  case select(row: Int)
  case sort(BookOrder)
}
