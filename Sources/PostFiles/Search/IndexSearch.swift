import Posts

/// A query asked of all memos in its order, on two processors.
struct IndexSearch {
  let posts: OrderedPosts
  let facts: [PostFacts]
  let texts: TextTable
  /// Nil where no words are looked for.
  let hits: TextHits?
  let matcher: PostMatcher
  let cancellation: Cancellation

  /// The memos that the query finds; nil when nobody waits for them any more.
  func found() -> QueryResult? {
    let size = max(1024, posts.count / 16)
    let parts = Lanes.map(0..<(posts.count + size - 1) / size) { part in
      cancellation.isCancelled ? Part() : self.part(part * size..<min(posts.count, (part + 1) * size))
    }
    if cancellation.isCancelled { return nil }
    return QueryResult(
      OrderedPosts(posts.versions, places: findsAll ? posts.places : parts.flatMap(\.places)),
      favoriteCount: parts.reduce(0) { $0 + $1.favoriteCount },
      pendingCount: parts.reduce(0) { $0 + $1.pendingCount })
  }
}

extension IndexSearch {
  /// What is found in a part of the order.
  private struct Part {
    /// Empty where all are found.
    var places: [UInt32] = []
    var favoriteCount = 0
    var pendingCount = 0
  }

  private var findsAll: Bool { hits == nil && matcher.asksForWordsOnly }

  private func part(_ range: Range<Int>) -> Part {
    var part = Part()
    for place in posts.places[range] {
      let facts = facts[Int(place)]
      if !findsAll {
        guard isFound(Int(place), facts) else { continue }
        part.places.append(place)
      }
      if facts.isFavorite { part.favoriteCount += 1 }
      if facts.hasPendingWrites { part.pendingCount += 1 }
    }
    return part
  }

  private func isFound(_ place: Int, _ facts: PostFacts) -> Bool {
    if let hits, !hits[facts.text] { return false }
    return matcher.asksForWordsOnly || matcher.matchesBesideWords(posts.versions[place], texts[facts.text])
  }
}
