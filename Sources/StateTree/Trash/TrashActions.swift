import Posts
import Redux

/// What the trash screen can set going.
package struct TrashActions: Sendable {
  private let trash: any Trash
  private let edits: Edits

  package init(_ dependencies: Dependencies) {
    trash = dependencies.trash
    edits = Edits(dependencies)
  }

  /// Reads what is in the trash.
  package var list: AsyncAction<AppState> {
    AsyncAction { store in
      do throws(PostsError) {
        store.dispatch(TrashAction.update(.success(try await trash.posts())))
      } catch {
        store.dispatch(TrashAction.update(.failure(error)))
      }
    }
  }

  /// Takes the selected memo back among the memos.
  package var restore: AsyncAction<AppState> {
    AsyncAction { store in
      if store.refusesChanges { return }
      guard let trashed = store.state.trash.selected else {
        return store.dispatch(StatusAction.tell(.noSelection))
      }
      let batch = WriteBatch([.restore(trashed.post.id, trashed.place)])
      store.dispatch(PostListAction.wantPost(trashed.post.id))
      try await edits.commit(batch, as: .restored(count: 1))
      store.dispatch(StatusAction.tell(.trash(.restored(trashed.post.title))))
    }
    .onFailure(tellFailure)
    .then(list)
  }

  /// Deletes the selected memo for good; asks first.
  package var removeForGood: AsyncAction<AppState> {
    AsyncAction { store in
      if store.refusesChanges { return }
      guard let trashed = store.state.trash.selected else {
        return store.dispatch(StatusAction.tell(.noSelection))
      }
      guard await store.confirm(.deleteForGood(trashed.post.title)) else { return }
      try await remove([trashed], store)
    }
    .onFailure(tellFailure)
    .then(list)
  }

  /// Deletes all that is listed for good; asks first.
  package var empty: AsyncAction<AppState> {
    AsyncAction { store in
      if store.refusesChanges { return }
      guard let posts = store.state.trash.posts, !posts.isEmpty else {
        return store.dispatch(StatusAction.tell(.noSelection))
      }
      guard await store.confirm(.emptyTrash(count: posts.count)) else { return }
      try await remove(posts, store)
    }
    .onFailure(tellFailure)
    .then(list)
  }

  /// Takes back the last edit.
  package var undo: AsyncAction<AppState> { edits.undo.then(list) }
  package var redo: AsyncAction<AppState> { edits.redo.then(list) }

  @MainActor
  private func remove(_ posts: [TrashedPost], _ store: Store<AppState>) async throws {
    try await trash.remove(posts)
    store.dispatch(StatusAction.tell(.trash(.removed(count: posts.count))))
  }
}
