import Posts

/// A memo that changed since the listeners were last told.
struct ChangedPost {
  let id: PostID
  /// As it was shown then; nil where there was none.
  let former: Post?
  /// As it is shown now; nil where there is none.
  let present: Present?

  /// A version that is shown, its place, and what is searched of it.
  struct Present {
    let post: Post
    let place: Int
    let text: SearchText
  }
}

extension ChangedPost {
  /// So many changes are made one by one; for more of them every query is better asked anew.
  private static let mostChanges = 256

  /// All memos that changed since this was last called; nil where they are too many.
  static func take(from index: inout PostIndex) -> [ChangedPost]? {
    guard let former = index.former.take(), former.count <= mostChanges else { return nil }
    return former.map { ChangedPost(id: $0, former: $1, present: Present(index, $0)) }
  }
}

extension ChangedPost.Present {
  fileprivate init?(_ index: PostIndex, _ id: PostID) {
    guard let place = index.shownPlace(of: id), let memo = index[id] else { return nil }
    self.init(post: index.shown.versions[place], place: place, text: memo.text)
  }
}
