import Posts
import Redux

/// What can be done with the drafts that are kept.
package struct DraftsActions: Sendable {
  private let drafts: any Drafts
  private let form: PostFormActions

  package init(_ dependencies: Dependencies) {
    drafts = dependencies.drafts
    form = PostFormActions(dependencies)
  }

  /// Tells at the start of the program that drafts wait, where there are any.
  package var offer: AsyncAction<AppState> {
    AsyncAction { store in
      let kept = try await drafts.all()
      store.dispatch(DraftsAction.update(kept))
      if !kept.isEmpty { store.dispatch(StatusAction.tell(.draftsWait(kept))) }
    }
    .onFailure { StatusAction.tell(Message($0)) }
  }

  /// Reads the drafts anew.
  package var load: AsyncAction<AppState> {
    AsyncAction { store in store.dispatch(DraftsAction.update(try await drafts.all())) }
      .onFailure { StatusAction.tell(Message($0)) }
  }

  /// Goes on with the chosen draft in the form.
  package var proceed: AsyncAction<AppState> {
    AsyncAction { store in
      guard let draft = store.state.drafts.selected else { return }
      store.dispatch(form.proceed(with: draft))
    }
  }

  /// Throws the chosen draft away, after a question.
  package var discard: AsyncAction<AppState> {
    AsyncAction { store in
      guard let draft = store.state.drafts.selected else { return }
      guard await store.confirm(.discardDraft(draft.title)) else { return }
      try await drafts.remove(draft.id)
      store.dispatch(DraftsAction.forget(draft.id))
    }
    .onFailure { StatusAction.tell(Message($0)) }
  }
}
