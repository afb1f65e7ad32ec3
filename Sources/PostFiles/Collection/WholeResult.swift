import Posts

extension QueryListener {
  /// The memos of the query, each of the index asked; nil when nobody waits for them any more. A fast way to all memos that
  /// `matcher` matches, sorted by `order`.
  func wholeResult(of index: PostIndex, _ pending: inout PendingWrites) -> QueryResult? {
    guard let found = IndexSearch(self, index, besides: pending.ids)?.found() else { return nil }
    let others = found.others.compactMap { memo -> Post? in
      if pending.hides(memo.id) { return nil }
      let post = pending.shown(memo.post)
      return matcher.matches(post, memo.text) ? post : nil
    }
    let posts = found.areSorted ? found.posts : order.sorted(found.posts)
    return QueryResult(onDisk: posts, favoriteCount: found.favoriteCount).adding(others, order)
  }
}

extension QueryResult {
  /// The result with memos that are not in it.
  fileprivate func adding(_ posts: [Post], _ order: PostOrder) -> QueryResult {
    if posts.isEmpty { return self }
    var result = self
    result.documents = []
    var next = 0
    for post in order.sorted(posts) {
      let place = order.position(of: post, in: documents)
      result.documents += documents[next..<place]
      result.documents.append(post)
      result.count(post)
      next = place
    }
    result.documents += documents[next...]
    return result
  }
}
