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

extension PostChange {
  /// The same field as a memo of these fields and this text holds it.
  package func held(by fields: PostFields, body: @autoclosure () -> String) -> PostChange {
    switch self {
    case .favorite: .favorite(fields.isFavorite)
    case .book: .book(fields.book)
    case .authors: .authors(fields.authors)
    case .kind: .kind(fields.kind)
    case .page: .page(fields.page)
    case .tags: .tags(fields.tags)
    case .rating: .rating(fields.rating)
    case .status: .status(fields.status)
    case .body: .body(body())
    }
  }

  /// Whether both are of the same field.
  package func isSameField(as other: PostChange) -> Bool {
    switch (self, other) {
    case (.favorite, .favorite), (.book, .book), (.authors, .authors), (.kind, .kind), (.page, .page),
      (.tags, .tags), (.rating, .rating), (.status, .status), (.body, .body):
      true
    default: false
    }
  }
}

extension [PostChange] {
  /// The change of the same field; nil where there is none.
  package func sameField(as change: PostChange) -> PostChange? { first { $0.isSameField(as: change) } }

  /// The changes that would overwrite what somebody else set: their fields hold neither their old value nor the new one.
  /// A field without an old value is set whatever it holds.
  package func conflicting(with standing: [PostChange], old: [PostChange]) -> [PostChange] {
    filter { change in
      guard let old = old.sameField(as: change) else { return false }
      let now = standing.sameField(as: change)
      return now != old && now != change
    }
  }
}
