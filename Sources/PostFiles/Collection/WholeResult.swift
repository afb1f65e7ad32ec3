import Posts

extension QueryListener {
  /// The memos of the query, each of the index asked; nil when nobody waits for them any more.
  func wholeResult(of index: PostIndex, _ pending: inout PendingWrites) -> QueryResult? {
    var found: [Post] = []
    var search = WordSearch(matcher.words)
    for (position, entry) in index.newestFirst.enumerated() {
      if position.isMultiple(of: 1024) && cancellation.isCancelled { return nil }
      guard search.holds(entry.text), !pending.hides(entry.id) else { continue }
      let post = pending.shown(entry.post)
      if matcher.matchesBesideWords(post, entry.text) { found.append(post) }
    }
    return cancellation.isCancelled ? nil : QueryResult(order.sorted(found))
  }
}
