extension PostSort {
  /// The order that a value such as `title` or `created-asc` means.
  init(_ value: QueryValue) throws(QueryProblem) {
    let text = QueryNames.plain(value.text)
    for (ending, direction) in Self.endings {
      guard text.hasSuffix(ending), let key = Key(queried: String(text.dropLast(ending.count))) else {
        continue
      }
      self.init(key: key, direction: direction ?? key.usualDirection)
      return
    }
    throw QueryProblem(.badSort(value.text), at: value.range)
  }

  /// As it is written in a query.
  var line: String {
    if direction == key.usualDirection { return "sort:\(key.rawValue)" }
    return "sort:\(key.rawValue)\(direction == .ascending ? "-asc" : "-desc")"
  }

  /// How a value ends for a direction; nil for the usual one.
  private static let endings: [(String, Direction?)] = [
    ("-asc", .ascending), ("-ascending", .ascending), ("-desc", .descending), ("-descending", .descending),
    ("", nil),
  ]
}

extension PostSort.Key {
  /// Pages are sorted with their books.
  fileprivate init?(queried name: String) {
    guard let key = PostSort.Key(rawValue: name) ?? Self.aliases[name] else { return nil }
    self = key
  }

  private static let aliases: [String: PostSort.Key] = [
    "page": .book, "ページ": .book, "本": .book, "作成": .created, "作成日": .created, "更新": .updated, "更新日": .updated,
    "題": .title, "題名": .title, "評価": .rating,
  ]
}
