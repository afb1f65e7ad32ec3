import Posts
import Redux

extension PostListActions {
  /// Moves the chosen memos to the trash. No question is asked, since it can be undone.
  package var deletePosts: AsyncAction<AppState> {
    AsyncAction { store in
      guard let chosen = store.postsToChange, let first = chosen.first else { return }
      let batch = WriteBatch(chosen.map { .delete($0.id) })
      let outcome = await edits.commitEach(batch, as: .deleted(count: chosen.count))
      if let failure = outcome.firstFailure {
        store.dispatch(PostListAction.wantPost(chosen[outcome.failures.keys.min() ?? 0].id))
        store.dispatch(StatusAction.tell(.failed(failure)))
      } else {
        store.dispatch(StatusAction.tell(.trash(.moved(first.title, count: chosen.count))))
      }
    }
  }

  package var undo: AsyncAction<AppState> { edits.undo }
  package var redo: AsyncAction<AppState> { edits.redo }
}
