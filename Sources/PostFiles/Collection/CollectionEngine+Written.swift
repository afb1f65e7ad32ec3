import Posts

extension CollectionEngine {
  /// Those memos of a result that meet what the query asks of their texts as they are written; nil when nobody waits for
  /// them any more.
  func writtenResult(_ found: QueryResult, of listener: QueryListener) -> QueryResult? {
    guard listener.matcher.asksForBody else { return found }
    let search = WrittenSearch(
      folder: folder, index: index, pending: pending, matcher: listener.matcher,
      cancellation: listener.cancellation)
    return search.posts(among: found.documents).map { QueryResult($0) }
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
