import Posts

/// Which memos of a list are marked, so that an action is for all of them. A memo that leaves the list loses its mark.
package struct PostMarks: Hashable, Sendable {
  package private(set) var ids: Set<PostID> = []
  /// The memo marked last, where a range begins; nil without one in the list.
  private var last: PostID?

  mutating func toggle(_ id: PostID) {
    if ids.remove(id) == nil {
      ids.insert(id)
      last = id
    } else {
      last = nil
    }
  }

  /// Marks the memos of a list from the one marked last to this row; only this one where there is none.
  mutating func markRange(to row: Int, of posts: OrderedPosts) {
    let start = last.flatMap { last in posts.firstIndex { $0.id == last } } ?? row
    ids.formUnion(posts[min(start, row)...max(start, row)].map(\.id))
    last = posts[row].id
  }

  /// Moves on to the memos of the next snapshot: a mark goes along with a memo that got another name.
  mutating func follow(_ snapshot: QuerySnapshot) {
    guard !ids.isEmpty else { return }
    if !snapshot.documentChanges.areInitial {
      guard snapshot.documentChanges.contains(where: { $0.kind == .removed }) else { return }
    }
    let present = Set(snapshot.documents.lazy.map(\.id))
    let name = { (id: PostID) in
      [id, snapshot.renamed[id]].compactMap { $0 }.first(where: present.contains)
    }
    ids = Set(ids.compactMap(name))
    last = last.flatMap(name)
  }
}
