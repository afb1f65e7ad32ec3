import Posts

/// A column of a table of memos, in the order of a line. What other commands want, the name, comes first; the words, which
/// take what room is left, come last.
enum PostTableColumn: CaseIterable {
  case id, marks, date, kind, book, page, tags, words

  /// - Parameter width: The cells of a line; nil for any number.
  func isShown(in width: Int?) -> Bool {
    guard let width else { return true }
    return width >= leastWidth
  }

  /// How many cells it may take of a line of so many.
  func mostCells(in width: Int) -> Int {
    switch self {
    case .id: max(8, min(28, width / 2))
    case .book: min(28, max(8, width / 4))
    case .page: 7
    case .tags: min(24, width / 6)
    case .marks, .date, .kind, .words: width
    }
  }

  func text(of post: Post) -> String {
    switch self {
    case .id: post.id.text
    case .marks: post.marks
    case .date: post.created.day.description + (post.isCreatedEstimated ? "~" : "")
    case .kind: post.kind.rawValue
    case .book: post.book.isEmpty ? post.title : post.book
    case .page: post.page
    case .tags: post.tags.joined(separator: " ")
    case .words: post.firstWords.isEmpty && !post.book.isEmpty ? post.title : post.firstWords
    }
  }

  /// Names mostly begin with the date, so that it is the first to go.
  private var leastWidth: Int {
    switch self {
    case .id, .marks, .words: 0
    case .book: 56
    case .page: 72
    case .kind: 88
    case .tags: 104
    case .date: 120
    }
  }
}

extension Post {
  fileprivate var marks: String {
    let mark = fields.problem.map { $0.isHint ? "·" : "!" } ?? ""
    return isFavorite ? "★" + mark : mark.isEmpty ? "" : " " + mark
  }
}
