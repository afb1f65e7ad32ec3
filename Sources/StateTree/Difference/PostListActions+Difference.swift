import Posts
import Redux

extension PostListActions {
  /// Shows how the selected conflict copy differs from the memo that it was made of.
  package var showDifference: AsyncAction<AppState> {
    AsyncAction { store in
      guard let copy = store.state.postList.current.selectedPost, let original = copy.original else {
        return store.dispatch(StatusAction.tell(.noOriginal))
      }
      guard let mine = await text(of: copy.id), let theirs = await text(of: original.id) else { return }
      let difference = LineDifference(from: theirs, to: mine)
      store.dispatch(
        DifferenceAction.show(
          DifferenceState(copy: copy.id, original: original.id, difference: difference)))
      store.dispatch(NavigationAction.open(.difference))
    }
  }

  /// The memo as text, its fields before its body; nil where it cannot be read.
  @MainActor
  private func text(of id: PostID) async -> String? {
    for await snapshot in posts.document(id).snapshots() {
      return (try? snapshot.get())?.text
    }
    return nil
  }
}

extension DocumentSnapshot {
  /// The fields that a person writes, a line each, then the body.
  fileprivate var text: String? {
    guard let post else { return nil }
    let fields = [
      ("book", post.book), ("author", post.authors.joined(separator: ", ")), ("kind", post.kind.rawValue),
      ("page", post.page), ("tags", post.tags.joined(separator: ", ")),
      ("favorite", post.isFavorite ? "true" : ""), ("rating", post.rating.map(String.init) ?? ""),
      ("status", post.status?.rawValue ?? ""),
    ]
    let lines = fields.filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1)\n" }
    return lines.joined() + "\n" + body
  }
}
