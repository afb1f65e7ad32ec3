import Posts

extension Packer {
  mutating func put(_ change: PostChange) {
    switch change {
    case .favorite(let isFavorite): put("favorite", isFavorite ? ["true"] : [])
    case .book(let book): put("book", [book])
    case .authors(let authors): put("authors", authors)
    case .kind(let kind): put("kind", [kind.rawValue])
    case .page(let page): put("page", [page])
    case .tags(let tags): put("tags", tags)
    case .rating(let rating): put("rating", rating.map { ["\($0)"] } ?? [])
    case .status(let status): put("status", status.map { [$0.rawValue] } ?? [])
    case .body(let body): put("body", [body])
    }
  }

  private mutating func put(_ word: String, _ values: [String]) {
    put(word)
    put(values) { $0.put($1) }
  }
}

extension Unpacker {
  mutating func postChange() throws(UnpackingError) -> PostChange {
    let word = try text()
    let values = try list { (unpacker) throws(UnpackingError) in try unpacker.text() }
    switch (word, values.count) {
    case ("favorite", 0...1): return .favorite(!values.isEmpty)
    case ("book", 1): return .book(values[0])
    case ("authors", _): return .authors(values)
    case ("page", 1): return .page(values[0])
    case ("tags", _): return .tags(values)
    case ("rating", 0...1): return .rating(values.first.flatMap { Int($0) })
    case ("status", 0...1): return .status(values.first.flatMap { ReadingStatus(rawValue: $0) })
    case ("body", 1): return .body(values[0])
    case ("kind", 1):
      guard let kind = PostKind(rawValue: values[0]) else { throw UnpackingError() }
      return .kind(kind)
    default: throw UnpackingError()
    }
  }
}
