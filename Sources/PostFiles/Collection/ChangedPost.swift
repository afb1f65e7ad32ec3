import Posts

/// A memo that changed since the listeners were last told.
struct ChangedPost {
  let id: PostID
  /// As it was shown then; nil where there was none.
  let former: Post?
  /// As it is shown now, and what is searched of it; nil where there is none.
  let present: (post: Post, text: SearchText)?
}

extension ChangedPost {
  /// So many changes are made one by one; for more of them every query is better asked anew.
  private static let mostChanges = 256

  /// All memos that changed since this was last called; nil where they are too many.
  static func take(from index: inout PostIndex, _ pending: inout PendingWrites) -> [ChangedPost]? {
    let former = (index.former.take(), pending.former.take())
    guard let indexed = former.0, let overlaid = former.1 else { return nil }
    let ids = Set(indexed.keys).union(overlaid.keys)
    guard ids.count <= mostChanges else { return nil }
    return ids.map { id in
      let entry = index[id]
      let base = indexed[id] ?? entry?.post
      // Before the memo as it is now, which takes its place.
      let former = overlaid[id].map { $0 ?? base } ?? base.map { pending.shown($0) }
      let present = pending.hides(id) ? nil : entry.map { (pending.shown($0.post), $0.text) }
      return ChangedPost(id: id, former: former, present: present)
    }
  }
}
