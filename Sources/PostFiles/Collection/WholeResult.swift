import Posts

extension QueryListener {
  /// The memos of the query, each of the index asked; nil when nobody waits for them any more. A fast way to all memos that
  /// `matcher` matches, sorted by `order`.
  func wholeResult(of index: inout PostIndex) -> QueryResult? {
    var hits: TextHits?
    if !matcher.words.isEmpty {
      hits = index.hits(of: matcher.words, cancellation)
      if hits == nil { return nil }
    }
    let search = IndexSearch(
      posts: index.posts(in: order), facts: index.shown.facts, texts: index.texts, hits: hits,
      matcher: matcher,
      cancellation: cancellation)
    return search.found()
  }
}
