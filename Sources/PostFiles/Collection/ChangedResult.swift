import Posts

/// A query's result after few memos changed, made of the result before. A fast way to what `wholeResult` finds and the
/// difference of the two results.
struct ChangedResult {
  private(set) var result: QueryResult
  /// What turns the result before into this one.
  private(set) var changes: [DocumentChange] = []
  private let order: PostOrder

  /// - Parameter versions: What the versions of the result have grown into.
  init(
    from result: QueryResult, _ changed: [ChangedPost], of listener: QueryListener,
    among versions: PostVersions
  ) {
    self.result = result
    order = listener.order
    self.result.documents.move(to: versions)
    let steps = changed.map { step($0, listener.matcher) }
    remove(steps.compactMap(\.removal).sorted())
    add(steps.compactMap(\.addition).sorted { order.areInOrder($0.post, $1.post) })
    modify(steps.compactMap(\.modification).sorted { order.areInOrder($0.new.post, $1.new.post) })
  }
}

extension ChangedResult {
  /// What a changed memo means for the result.
  private struct Step {
    /// The index in the result before.
    var removal: Int?
    var addition: ChangedPost.Present?
    var modification: (old: Post, new: ChangedPost.Present)?
  }

  private func step(_ changed: ChangedPost, _ matcher: PostMatcher) -> Step {
    let index = changed.former.flatMap(index)
    let match = changed.present.flatMap { matcher.matches($0.post, $0.text) ? $0 : nil }
    return switch (index, match) {
    case (let index?, let match?):
      result.documents[index] == match.post
        ? Step() : Step(modification: (old: result.documents[index], new: match))
    case (let index?, nil): Step(removal: index)
    case (nil, let match?): Step(addition: match)
    case (nil, nil): Step()
    }
  }

  /// Where a memo stands; nil where it is not in the result.
  private func index(of post: Post) -> Int? {
    let index = order.position(of: post, in: result.documents)
    return index < result.documents.count && result.documents[index].id == post.id ? index : nil
  }

  private mutating func remove(_ indices: [Int]) {
    for (earlier, index) in indices.enumerated() {
      let oldIndex = index - earlier
      let post = result.remove(at: oldIndex)
      changes.append(DocumentChange(kind: .removed, post: post, oldIndex: oldIndex, newIndex: nil))
    }
  }

  private mutating func add(_ matches: [ChangedPost.Present]) {
    for match in matches {
      let newIndex = insert(match)
      changes.append(DocumentChange(kind: .added, post: match.post, oldIndex: nil, newIndex: newIndex))
    }
  }

  private mutating func modify(_ matches: [(old: Post, new: ChangedPost.Present)]) {
    for (old, new) in matches {
      let oldIndex = order.position(of: old, in: result.documents)
      result.remove(at: oldIndex)
      let newIndex = insert(new)
      changes.append(
        DocumentChange(kind: .modified, post: new.post, oldIndex: oldIndex, newIndex: newIndex))
    }
  }

  private mutating func insert(_ match: ChangedPost.Present) -> Int {
    let index = order.position(of: match.post, in: result.documents)
    result.insert(match.post, place: match.place, at: index)
    return index
  }
}
