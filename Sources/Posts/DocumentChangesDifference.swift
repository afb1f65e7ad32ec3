extension DocumentChanges {
  /// What turns one result of a query into the next. Both are in `order`; what they have in common at the start
  /// and the end costs only a comparison of references.
  package init(from old: [Post], to new: [Post], order: PostOrder) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let shorter = Swift.min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(shorter).prefix { $0 == $1 }.count
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
    let oldVersions = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0) })
    let newIDs = Set(new.map(\.id))
    return removals(keeping: newIDs)
      + additions(of: new.filter { oldVersions[$0.id] == nil })
      + modifications(of: oldVersions)
  }

  private mutating func removals(keeping newIDs: Set<PostID>) -> [DocumentChange] {
    var changes: [DocumentChange] = []
    for post in old {
      guard !newIDs.contains(post.id) else {
        current.append(post)
        continue
      }
      changes.append(
        DocumentChange(kind: .removed, post: post, oldIndex: offset + current.count, newIndex: nil))
    }
    return changes
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

  private mutating func modifications(of oldVersions: [PostID: Post]) -> [DocumentChange] {
    var changes: [DocumentChange] = []
    for post in new {
      guard let oldVersion = oldVersions[post.id], oldVersion != post else { continue }
      let oldIndex = order.position(of: oldVersion, in: current)
      current.remove(at: oldIndex)
      let newIndex = order.position(of: post, in: current)
      current.insert(post, at: newIndex)
      changes.append(
        DocumentChange(
          kind: .modified, post: post, oldIndex: offset + oldIndex, newIndex: offset + newIndex))
    }
    return changes
  }
}
