import Posts

/// A query asked of the columns of the index, on two processors.
struct IndexSearch {
  private let columns: PostColumns
  /// Nil where no words are looked for.
  private var hits: TextHits?
  private let matcher: PostMatcher
  private let packed: PackedOrder?
  private let asksForWordsOnly: Bool
  private let cancellation: Cancellation
  /// The places of memos that are not shown as they are in the index.
  private let changed: Set<Int>

  /// - Parameter ids: The memos that are not shown as they are in the index.
  ///
  /// Nil when nobody waits for the result any more.
  init?(_ listener: QueryListener, _ index: PostIndex, besides ids: Set<PostID>) {
    (matcher, cancellation) = (listener.matcher, listener.cancellation)
    columns = index.columns
    packed = PackedOrder(listener.order.sort, count: index.count)
    asksForWordsOnly = matcher.asksForWordsOnly
    changed = Set(ids.compactMap(index.position))
    if matcher.words.isEmpty { return }
    guard let hits = TextHits(of: matcher.words, in: index.texts, cancellation) else { return nil }
    self.hits = hits
  }

  /// The memos that the query finds; nil when nobody waits for them any more.
  func found() -> Found? {
    let size = max(1024, columns.count / 16)
    let parts = Lanes.map(0..<(columns.count + size - 1) / size) { part in
      let end = columns.count - part * size
      return cancellation.isCancelled ? Part() : self.part(max(0, end - size)..<end)
    }
    if cancellation.isCancelled { return nil }
    return Found(
      posts: posts(sorted(parts)), areSorted: packed != nil,
      favoriteCount: parts.reduce(0) { $0 + $1.favoriteCount },
      others: parts.flatMap(\.others).map { columns.memos[$0] })
  }
}

extension IndexSearch {
  /// What is found.
  struct Found {
    let posts: [Post]
    let areSorted: Bool
    let favoriteCount: Int
    /// The memos that must be asked, and put in order, one by one.
    let others: [IndexedPost]
  }

  /// What is found in a part of the columns.
  private struct Part {
    /// The words of the memos in the packed order, or their places where there is none.
    var words: [UInt64] = []
    var favoriteCount = 0
    var others: [Int] = []
  }

  /// Newest names first.
  private func part(_ places: Range<Int>) -> Part {
    var part = Part()
    for place in places.reversed() {
      if columns.facts[place].isConflictCopy || !changed.isEmpty && changed.contains(place) {
        part.others.append(place)
      } else if isFound(place) {
        guard let word = word(for: place) else {
          part.others.append(place)
          continue
        }
        part.words.append(word)
        if columns.facts[place].isFavorite { part.favoriteCount += 1 }
      }
    }
    return part
  }

  private func isFound(_ place: Int) -> Bool {
    if let hits, !hits[Int(columns.facts[place].text)] { return false }
    return asksForWordsOnly || matcher.matchesBesideWords(columns.posts[place], columns.memos[place].text)
  }

  private func word(for place: Int) -> UInt64? {
    guard let packed else { return UInt64(place) }
    let created = columns.facts[place].created
    if packed.isByCreated { return packed.word(for: created, at: place) }
    return packed.word(for: packed.number(of: columns.posts[place], created), at: place)
  }

  /// The places of what is found.
  private func sorted(_ parts: [Part]) -> [Int] {
    let words = parts.flatMap(\.words)
    guard let packed else { return words.map { Int($0) } }
    return words.sorted().map(packed.place)
  }

  private func posts(_ places: [Int]) -> [Post] {
    [Post](unsafeUninitializedCapacity: places.count) { posts, count in
      nonisolated(unsafe) let posts = posts
      let size = max(4096, places.count / 8)
      _ = Lanes.map(0..<(places.count + size - 1) / size) { part in
        for number in part * size..<min(places.count, (part + 1) * size) {
          posts.initializeElement(at: number, to: columns.posts[places[number]])
        }
      }
      count = places.count
    }
  }
}
