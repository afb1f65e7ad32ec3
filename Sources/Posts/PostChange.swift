/// A change of one field of a memo, its text included.
package enum PostChange: Hashable, Sendable {
  case favorite(Bool)
  /// An empty text leaves the memo without a book; so with page.
  case book(String)
  case authors([String])
  case kind(PostKind)
  case page(String)
  case tags([String])
  /// 1 to 5; nil for none.
  case rating(Int?)
  case status(ReadingStatus?)
  /// The text after the front matter, with newlines as line ends.
  case body(String)
}

extension PostFields {
  /// The fields as they are once the change is made. What only the text tells, its title and first words, stays as it
  /// is until the file has been read again.
  package func applying(_ change: PostChange) -> PostFields {
    var fields = self
    switch change {
    case .favorite(let isFavorite): fields.isFavorite = isFavorite
    case .book(let book): fields.book = book
    case .authors(let authors): fields.authors = authors
    case .kind(let kind): fields.kind = kind
    case .page(let page): fields.page = page
    case .tags(let tags): fields.tags = tags
    case .rating(let rating): fields.rating = rating
    case .status(let status): fields.status = status
    case .body: break
    }
    return fields
  }
}
