/// A change of one field of a memo.
package enum PostChange: Hashable, Sendable {
  case favorite(Bool)
}

extension PostFields {
  /// The fields as they are once the change is made.
  package func applying(_ change: PostChange) -> PostFields {
    var fields = self
    switch change {
    case .favorite(let isFavorite): fields.isFavorite = isFavorite
    }
    return fields
  }
}
