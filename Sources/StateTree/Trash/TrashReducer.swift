import Posts
import Redux

func reduceTrash(_ action: any Action, _ state: inout TrashState) {
  switch action {
  case NavigationAction.open(.trash): state = TrashState()
  case TrashAction.update(.success(let posts)): state.take(posts)
  case TrashAction.update(.failure(let error)): state.failure = error
  case TrashAction.select(let row): state.select(row)
  default: break
  }
}

extension TrashState {
  fileprivate mutating func select(_ row: Int) {
    let count = posts?.count ?? 0
    index = count == 0 ? nil : min(max(0, row), count - 1)
  }

  /// The selection stays with its memo, and else where it was.
  fileprivate mutating func take(_ posts: [TrashedPost]) {
    let row = posts.firstIndex { $0.place == selected?.place } ?? index ?? 0
    self.posts = posts
    failure = nil
    select(row)
  }
}
