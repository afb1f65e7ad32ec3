import Posts

/// What the form is about.
package enum PostFormSubject: Hashable, Sendable {
  case new
  case memo(PostID)
  /// Several memos, of which only those fields are shown that may be set on all.
  case memos([PostID])

  init(_ ids: [PostID]) {
    self = ids.isEmpty ? .new : ids.count == 1 ? .memo(ids[0]) : .memos(ids)
  }

  package var ids: [PostID] {
    switch self {
    case .new: []
    case .memo(let id): [id]
    case .memos(let ids): ids
    }
  }

  /// The fields that the form shows.
  package var fields: [PostFormField] {
    switch self {
    case .new, .memo: PostFormField.allCases
    case .memos: [.author, .book, .kind, .tags]
    }
  }
}
