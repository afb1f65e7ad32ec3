extension DocumentChanges {
  /// What turns one result of a query into the next. Both are in `order`; what they have in common at the start
  /// and the end costs only a comparison of references.
  package init(from old: [Post], to new: [Post], order: PostOrder) {
    let shorter = Swift.min(old.count, new.count)
    let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    if start == old.count && start < new.count {
      self.init(appended: new, from: start)
      return
    }
    let end =
      (0..<shorter - start).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? shorter - start
    var difference = Difference(
      offset: start, old: old[start..<old.count - end], new: new[start..<new.count - end], order: order)
    self.init(difference.changes())
  }
}

/// The changes between two runs of memos that begin at the same index of their lists.
private struct Difference {
  let offset: Int
  let old: ArraySlice<Post>
  let new: ArraySlice<Post>
  let order: PostOrder
  /// What the old run has become by the changes so far.
  var current: [Post] = []

  mutating func changes() -> [DocumentChange] {
    let (gone, came) = unmatched()
    let oldVersions = Dictionary(uniqueKeysWithValues: gone.map { (old[$0].id, old[$0]) })
    let isModified = Set(gone.isEmpty ? [] : came.map(\.id)).intersection(oldVersions.keys)
    return removals(of: gone.filter { !isModified.contains(old[$0].id) })
      + additions(of: came.filter { !isModified.contains($0.id) })
      + modifications(to: came.filter { isModified.contains($0.id) }, from: oldVersions)
  }

  /// The indexes of the old versions that are not among the new ones, and the new versions that are not among the old.
  /// Both runs are in order, so that one walk along them finds both.
  private func unmatched() -> (gone: [Int], came: [Post]) {
    var (gone, came) = ([Int](), [Post]())
    var (left, right) = (old.startIndex, new.startIndex)
    while left < old.endIndex && right < new.endIndex {
      if old[left] == new[right] {
        left += 1
        right += 1
      } else if order.areInOrder(old[left], new[right]) {
        gone.append(left)
        left += 1
      } else {
        came.append(new[right])
        right += 1
      }
    }
    return (gone + Array(left..<old.endIndex), came + new[right...])
  }

  private mutating func removals(of gone: [Int]) -> [DocumentChange] {
    current = Array(old)
    return gone.enumerated().map { earlier, index in
      let oldIndex = index - earlier
      current.remove(at: oldIndex - offset)
      return DocumentChange(kind: .removed, post: old[index], oldIndex: oldIndex, newIndex: nil)
    }
  }

  private mutating func additions(of posts: [Post]) -> [DocumentChange] {
    var changes: [DocumentChange] = []
    var merged: [Post] = []
    var rest = current[...]
    for post in posts {
      let before = rest.prefix { order.areInOrder($0, post) }
      merged += before
      rest = rest.dropFirst(before.count)
      changes.append(
        DocumentChange(kind: .added, post: post, oldIndex: nil, newIndex: offset + merged.count))
      merged.append(post)
    }
    current = merged + rest
    return changes
  }

  private mutating func modifications(
    to posts: [Post], from oldVersions: [PostID: Post]
  ) -> [DocumentChange] {
    posts.compactMap { post in
      guard let oldVersion = oldVersions[post.id] else { return nil }
      let oldIndex = order.position(of: oldVersion, in: current)
      current.remove(at: oldIndex)
      let newIndex = order.position(of: post, in: current)
      current.insert(post, at: newIndex)
      return DocumentChange(
        kind: .modified, post: post, oldIndex: offset + oldIndex, newIndex: offset + newIndex)
    }
  }
}
