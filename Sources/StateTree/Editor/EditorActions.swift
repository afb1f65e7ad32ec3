import Posts
import Redux

/// What the person's own editor can be set going for.
package struct EditorActions: Sendable {
  private let posts: any PostsCollection
  private let edits: Edits
  private let editor: any ExternalEditor

  package init(_ dependencies: Dependencies) {
    posts = dependencies.posts
    edits = Edits(dependencies)
    editor = dependencies.editor
  }

  /// Opens the selected memo's file in the editor; what that does can be undone as one step. Changes that are still being written go first, else the editor
  /// would begin with what is old.
  package var edit: AsyncAction<AppState> {
    AsyncAction { store in
      guard store.postsToChange != nil, let post = store.state.postList.current.selectedPost else { return }
      if store.state.postList.hasPendingWrites { await writesEnd(in: store) }
      let visit = try await editor.edit(post.id)
      if let inverse = visit.inverse { await edits.record(inverse, as: .edited(post.id)) }
      posts.rescan()
      if let notice = visit.notice { store.dispatch(StatusAction.tell(.editor(notice))) }
    }
    .onFailure { StatusAction.tell(Message($0)) }
  }
}

extension EditorActions {
  @MainActor
  private func writesEnd(in store: Store<AppState>) async {
    for await isWriting in store.states(\.postList.hasPendingWrites) where !isWriting { return }
  }
}
