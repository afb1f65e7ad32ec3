import Posts

/// A query asked of all memos in its order, on two processors.
struct IndexSearch {
  let posts: OrderedPosts
  let facts: [PostFacts]
  let texts: TextTable
  let hits: TextHits?
  let matcher: PostMatcher
  let cancellation: Cancellation
  private let asksForWordsOnly: Bool

  /// - Parameter hits: Nil where no words are looked for.
  init(
    posts: OrderedPosts, facts: [PostFacts], texts: TextTable, hits: TextHits?, matcher: PostMatcher,
    cancellation: Cancellation
  ) {
    (self.posts, self.facts, self.texts, self.hits) = (posts, facts, texts, hits)
    (self.matcher, self.cancellation) = (matcher, cancellation)
    asksForWordsOnly = matcher.asksForWordsOnly
  }

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

  private var findsAll: Bool { hits == nil && asksForWordsOnly }

  private func part(_ range: Range<Int>) -> Part {
    var part = Part()
    if !findsAll { part.places.reserveCapacity(range.count) }
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
    return asksForWordsOnly || matcher.matchesBesideWords(posts.versions[place], texts[facts.text])
  }
}
