import Posts

/// Which memo of a list is selected. It is kept by memo, not by row: when rows come and go it stays with its memo,
/// and moves to the next row only when the memo leaves the list.
package struct PostSelection: Hashable, Sendable {
  /// The row; nil in an empty list.
  package private(set) var index: Int?
  /// The memo to be selected as soon as it is in the list.
  private var wanted: PostID?
  /// Until a person moves, the selection stays on top while memos are being read.
  private var hasMoved = false

  /// The person chose a row.
  mutating func select(_ index: Int, of count: Int) {
    guard count > 0 else { return }
    self.index = min(max(0, index), count - 1)
    wanted = nil
    hasMoved = true
  }

  /// Selects this memo as soon as it is in the list.
  mutating func want(_ id: PostID?) {
    wanted = id
  }

  /// Moves on from the memos of the snapshot before to those of `snapshot`, which are in `order`.
  mutating func follow(_ snapshot: QuerySnapshot, from old: OrderedPosts, order: PostOrder) {
    let new = snapshot.documents
    guard !new.isEmpty else {
      wanted = wanted ?? index.map { old[$0].id }
      index = nil
      return
    }
    guard let index, !snapshot.documentChanges.areInitial else {
      index = row(of: index.map { old[$0] }, in: new, order: order)
      return
    }
    if let wanted, let row = new.firstIndex(where: { $0.id == wanted }) {
      select(row, of: new.count)
      return
    }
    if let row = renamedRow(of: old[index], in: snapshot) {
      self.index = row
      return
    }
    let staysOnTop = snapshot.cause == .query && !hasMoved
    self.index = staysOnTop ? 0 : min(row(index, after: snapshot.documentChanges), new.count - 1)
  }

  private mutating func row(of post: Post?, in new: OrderedPosts, order: PostOrder) -> Int {
    if let wanted, let row = new.firstIndex(where: { $0.id == wanted }) {
      self.wanted = nil
      hasMoved = hasMoved || row > 0
      return row
    }
    guard let post, hasMoved else { return 0 }
    let position = min(order.position(of: post, in: new), new.count - 1)
    return new[position].id == post.id ? position : new.firstIndex { $0.id == post.id } ?? position
  }

  /// Where a memo stands that has got another name; nil when it has not.
  private func renamedRow(of post: Post, in snapshot: QuerySnapshot) -> Int? {
    guard let name = snapshot.renamed[post.id] else { return nil }
    guard snapshot.documentChanges.contains(where: { $0.kind == .removed && $0.post.id == post.id }) else {
      return nil
    }
    return snapshot.documents.firstIndex { $0.id == name }
  }

  /// The row of the same memo, or once that is gone of the one that was next.
  private func row(_ index: Int, after changes: DocumentChanges) -> Int {
    var row = index
    for change in changes {
      switch (change.oldIndex, change.newIndex) {
      case (row?, let newIndex?): row = newIndex
      case (let oldIndex, let newIndex):
        if let oldIndex, oldIndex < row { row -= 1 }
        if let newIndex, newIndex <= row { row += 1 }
      }
    }
    return row
  }
}
