import Testing

import SeededRandom
@testable import Posts

@Suite("Replaying changes") struct ReplayTests {
  @Test(
    "on the old result gives the new one, in 1,000 random batches for each of ten orders",
    arguments: PostSort.all)
  func replay(sort: PostSort) {
    var generator = SeededGenerator(seed: 20_261_130)
    let order = PostOrder(sort)
    var old: [Post] = []
    for round in 0..<1000 {
      let new = order.sorted(old.withRandomBatch(using: &generator))
      let changes = DocumentChanges(from: OrderedPosts(old), to: OrderedPosts(new), order: order)
      if let fault = fault(of: changes, from: old, to: new) {
        Issue.record("round \(round): \(fault)")
        return
      }
      old = new
    }
  }

  private func fault(of changes: DocumentChanges, from old: [Post], to new: [Post]) -> String? {
    var replayed = old
    for change in changes {
      if let index = change.oldIndex, replayed[index].id != change.post.id {
        return "another memo at \(index)"
      }
      replayed.replay(change)
    }
    if replayed != new { return "\(names(replayed)) instead of \(names(new))" }
    let ranks = changes.map(\.kind.rank)
    if ranks != ranks.sorted() { return "kinds in disorder: \(ranks)" }
    if Set(changes.map(\.post.id)).count != changes.count { return "a memo twice" }
    return nil
  }
}

extension [Post] {
  /// Between 0 and 50 memos: some of these removed or changed, some others new.
  fileprivate func withRandomBatch(using generator: inout SeededGenerator) -> [Post] {
    let (removed, changed) = (
      Double.random(in: 0..<1, using: &generator), Double.random(in: 0..<1, using: &generator)
    )
    var posts: [Post] = []
    for post in self where Double.random(in: 0..<1, using: &generator) >= removed * removed {
      let isChanged = Double.random(in: 0..<1, using: &generator) < changed * changed
      posts.append(isChanged ? .random(post.id.text, using: &generator) : post)
    }
    let known = Set(map(\.id.text))
    // Small results are where the borders meet; large ones come too.
    let wanted = Int.random(in: 0...Int.random(in: 0...50, using: &generator), using: &generator)
    let first = Int.random(in: 0..<100, using: &generator)
    for name in (first..<first + 100).lazy.map(String.init)
    where posts.count < wanted && !known.contains(name) {
      posts.append(.random(name, using: &generator))
    }
    return posts
  }
}

extension PostSort {
  /// Each key in each direction.
  fileprivate static let all = Key.allCases.flatMap { key in
    Direction.allCases.map { PostSort(key: key, direction: $0) }
  }
}

extension DocumentChange.Kind {
  fileprivate var rank: Int {
    switch self {
    case .removed: 0
    case .added: 1
    case .modified: 2
    }
  }
}

extension [Post] {
  fileprivate mutating func replay(_ change: DocumentChange) {
    if let oldIndex = change.oldIndex { remove(at: oldIndex) }
    if let newIndex = change.newIndex { insert(change.post, at: newIndex) }
  }
}
