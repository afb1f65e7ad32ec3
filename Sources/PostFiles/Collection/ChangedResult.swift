import Posts

/// A query's result after few memos changed, made of the result before. A fast way to what `wholeResult` finds and the
/// difference of the two results.
struct ChangedResult {
  private(set) var result: QueryResult
  /// What turns the result before into this one.
  private(set) var changes: [DocumentChange] = []
  private let order: PostOrder

  init(
    from result: consuming QueryResult, _ changed: [ChangedPost], _ matcher: PostMatcher, _ order: PostOrder
  ) {
    self.result = consume result
    self.order = order
    let steps = changed.map { step($0, matcher) }
    remove(steps.compactMap(\.removal).sorted())
    add(steps.compactMap(\.addition).sorted(by: order.areInOrder))
    modify(steps.compactMap(\.modification).sorted { order.areInOrder($0.new, $1.new) })
  }
}

extension ChangedResult {
  /// What a changed memo means for the result.
  private struct Step {
    /// The index in the result before.
    var removal: Int?
    var addition: Post?
    var modification: (old: Post, new: Post)?
  }

  private func step(_ changed: ChangedPost, _ matcher: PostMatcher) -> Step {
    let place = changed.former.flatMap(place)
    let match = changed.present.flatMap { matcher.matches($0.post, $0.text) ? $0.post : nil }
    return switch (place, match) {
    case (let place?, let post?):
      result.documents[place] == post
        ? Step() : Step(modification: (old: result.documents[place], new: post))
    case (let place?, nil): Step(removal: place)
    case (nil, let post?): Step(addition: post)
    case (nil, nil): Step()
    }
  }

  /// Where a memo stands; nil where it is not in the result.
  private func place(of post: Post) -> Int? {
    let place = order.position(of: post, in: result.documents)
    return place < result.documents.count && result.documents[place].id == post.id ? place : nil
  }

  private mutating func remove(_ places: [Int]) {
    for (earlier, place) in places.enumerated() {
      let oldIndex = place - earlier
      let post = result.documents.remove(at: oldIndex)
      result.count(post, -1)
      changes.append(DocumentChange(kind: .removed, post: post, oldIndex: oldIndex, newIndex: nil))
    }
  }

  private mutating func add(_ posts: [Post]) {
    for post in posts {
      let newIndex = order.position(of: post, in: result.documents)
      result.documents.insert(post, at: newIndex)
      result.count(post)
      changes.append(DocumentChange(kind: .added, post: post, oldIndex: nil, newIndex: newIndex))
    }
  }

  private mutating func modify(_ posts: [(old: Post, new: Post)]) {
    for (old, new) in posts {
      let oldIndex = order.position(of: old, in: result.documents)
      result.documents.remove(at: oldIndex)
      let newIndex = order.position(of: new, in: result.documents)
      result.documents.insert(new, at: newIndex)
      result.count(old, -1)
      result.count(new)
      changes.append(DocumentChange(kind: .modified, post: new, oldIndex: oldIndex, newIndex: newIndex))
    }
  }
}
