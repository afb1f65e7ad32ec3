import Posts

extension CollectionEngine {
  /// Those memos of a result that meet what the query asks of their texts as they are written; nil when nobody waits for
  /// them any more.
  func writtenResult(_ found: QueryResult, of listener: QueryListener) -> QueryResult? {
    guard listener.matcher.asksForBody else { return found }
    let memos = found.documents.compactMap { post in
      index[post.id].map { WrittenSearch.Memo(entry: $0, post: post, pendingBody: pending.body(of: post.id)) }
    }
    return WrittenSearch(folder: folder, matcher: listener.matcher, cancellation: listener.cancellation)
      .posts(of: memos).map { QueryResult($0) }
  }

  /// The change as a query sees it that asks for the text as it is written.
  func written(_ changed: ChangedPost, _ matcher: PostMatcher) -> ChangedPost {
    guard let present = changed.present, matcher.matches(present.post, present.text),
      let entry = index[changed.id]
    else { return changed }
    let isFound = matcher.matchesWritten(present.post, present.text) {
      pending.body(of: changed.id) ?? folder.writtenBody(entry.name)
    }
    return ChangedPost(id: changed.id, former: changed.former, present: isFound ? present : nil)
  }
}
