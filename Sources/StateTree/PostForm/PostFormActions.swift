import Posts
import Redux

/// What the form can set going.
package struct PostFormActions: Sendable {
  private let posts: any PostsCollection
  private let edits: Edits
  private let additions: Additions
  private let drafts: any Drafts
  private let editor: any ExternalEditor
  private let localTime: any LocalTime
  private let letters: @Sendable () -> String

  package init(_ dependencies: Dependencies) {
    posts = dependencies.posts
    edits = Edits(dependencies)
    additions = Additions(dependencies)
    drafts = dependencies.drafts
    editor = dependencies.editor
    localTime = dependencies.localTime
    letters = dependencies.letters
  }

  /// Opens the form for a new memo.
  package var add: AsyncAction<AppState> {
    AsyncAction { store in
      guard !store.refusesChanges else { return }
      open(.new, store.state.newForm, in: store)
      await learn(in: store)
    }
  }

  /// Opens the form with the chosen memo, or with what the chosen memos have in common.
  package var edit: AsyncAction<AppState> {
    AsyncAction { store in
      guard let chosen = store.postsToChange, let first = chosen.first else { return }
      if let problem = first.problem, chosen.count == 1, !problem.isHint {
        return store.dispatch(StatusAction.tell(.failed(.notEditable(first.id, problem))))
      }
      let routes = store.state.navigation.routes
      let form = chosen.count == 1 ? try await form(of: first.id) : PostForm(common: chosen)
      guard store.state.navigation.routes == routes else { return }
      open(PostFormSubject(chosen.map(\.id)), form, in: store)
      if store.state.drafts.drafts.contains(where: { $0.subjects == chosen.map(\.id) }) {
        store.dispatch(StatusAction.tell(.draftOfThisMemo))
      }
      await learn(in: store)
    }
    .onFailure(tellFailure)
  }

  /// Opens the form with a draft.
  package func proceed(with draft: Draft) -> AsyncAction<AppState> {
    AsyncAction { store in
      store.dispatch(PostFormAction.proceed(draft))
      store.dispatch(NavigationAction.open(.postForm))
      await learn(in: store)
    }
  }

  /// Writes what was typed, and leaves the form once that is safely on disk. A failure leaves everything in the form.
  package var save: AsyncAction<AppState> {
    AsyncAction { store in
      let state = store.state.postForm
      guard !state.isSaving else { return }
      guard state.isChanged else { return leaveUnchanged(state, in: store) }
      store.dispatch(PostFormAction.beginSaving)
      do {
        let subject = try await write(state, in: store)
        await finish(state, as: subject, in: store)
      } catch {
        refuse(state, Message(error), in: store)
      }
    }
  }

  /// Goes on with the text of the quote or the note, whichever has the focus and else the note, in the person's own
  /// editor, and comes back with what that has left.
  package var continueInEditor: AsyncAction<AppState> {
    AsyncAction { store in
      let state = store.state.postForm
      let field = state.focus.isLong ? state.focus : .note
      guard state.subject.fields.contains(field), !state.isSaving else { return }
      let visit = try await editor.edit((state.form.text(of: field) ?? "").withLastNewline)
      if let notice = visit.notice { store.dispatch(StatusAction.tell(.editor(notice))) }
      guard let text = visit.text, store.state.postForm.draftID == state.draftID else { return }
      store.dispatch(PostFormAction.focus(field))
      store.dispatch(
        PostFormAction.edit(field, text.withoutLastNewline(of: state.form.text(of: field) ?? "")))
      if let draft = store.state.postForm.draft { try await drafts.saveOpen(draft) }
      if !visit.cameBackAtOnce { editor.forget(visit) }
    }
    .onFailure { StatusAction.tell(($0 as? DraftsError).map { .draftNotKept($0.reason) } ?? Message($0)) }
  }

  /// Takes all texts away, or brings back what was taken.
  package var clear: ActionCreator<AppState> {
    { store in
      store.dispatch(PostFormAction.clear)
      return store.state.postForm.cleared == nil ? nil : StatusAction.tell(.formCleared)
    }
  }

  /// Leaves the form; what was typed is kept as a draft, and where it cannot be, the form stays.
  package var leave: AsyncAction<AppState> {
    AsyncAction { store in
      guard let draft = store.state.postForm.draft else { return close(in: store) }
      try await drafts.save(draft)
      guard store.state.postForm.draft == draft else { return }
      close(in: store)
      store.dispatch(DraftsAction.keep(draft))
      store.dispatch(StatusAction.tell(.draftKept))
    }
    .onFailure { StatusAction.tell(($0 as? DraftsError).map { .draftNotKept($0.reason) } ?? Message($0)) }
  }
}

extension PostFormActions {
  @MainActor
  private func open(_ subject: PostFormSubject, _ form: PostForm, in store: Store<AppState>) {
    let draftID = PostID(created: localTime.now, letters: letters())
    store.dispatch(PostFormAction.open(subject, form, draftID: draftID))
    store.dispatch(NavigationAction.open(.postForm))
  }

  /// Learns what is in use for completing; while that cannot be told, nothing is completed.
  @MainActor
  private func learn(in store: Store<AppState>) async {
    guard let all = try? await posts.query(SearchCondition()).documents() else { return }
    store.dispatch(PostFormAction.know(await KnownValues.counted(in: all)))
  }

  @MainActor
  private func form(of id: PostID) async throws -> PostForm {
    for await result in posts.document(id).snapshots() {
      let document = try result.get()
      guard let post = document.post else { break }
      return PostForm(post, body: document.body)
    }
    throw PostsError.vanished(id)
  }

  @MainActor
  private func leaveUnchanged(_ state: PostFormState, in store: Store<AppState>) {
    guard state.subject != .new else { return store.dispatch(StatusAction.tell(.nothingToSave)) }
    close(in: store)
    store.dispatch(StatusAction.tell(.nothingChanged))
  }

  @MainActor
  private func close(in store: Store<AppState>) {
    store.dispatch(PostFormAction.close)
    store.dispatch(NavigationAction.back)
  }

  /// Tells why the form was not saved, in the form while it is open.
  @MainActor
  private func refuse(_ state: PostFormState, _ message: Message, in store: Store<AppState>) {
    let isOpen = store.state.postForm.draftID == state.draftID
    store.dispatch(isOpen ? PostFormAction.saveFailed(message) : StatusAction.tell(message))
  }

  /// Leaves the form, unless there is more in it than was written. Of a form that was left meanwhile the draft goes.
  @MainActor
  private func finish(_ written: PostFormState, as subject: PostFormSubject, in store: Store<AppState>) async
  {
    if store.state.postForm.draftID == written.draftID {
      store.dispatch(PostFormAction.saved(written.form, subject))
      if !store.state.postForm.isChanged { close(in: store) }
    } else if let draft = written.draft {
      try? await drafts.remove(draft.id)
      store.dispatch(DraftsAction.forget(draft.id))
    }
    store.dispatch(
      StatusAction.tell(written.subject == .new ? .memoAdded : .memoSaved(count: subject.ids.count)))
    // Who wrote it while reading another memo goes on with that.
    guard written.subject == .new, !store.state.navigation.routes.contains(.postDetail) else { return }
    store.dispatch(PostListAction.wantPost(subject.ids.first))
  }

  /// Returns what the form is about from then on.
  @MainActor
  private func write(_ state: PostFormState, in store: Store<AppState>) async throws -> PostFormSubject {
    guard state.subject != .new else {
      return .memo(try await additions.add(state.form.content(created: localTime.now)))
    }
    var batch = WriteBatch()
    let (changes, old) = state.form.changes(from: state.original, in: state.subject.fields)
    let isOne = state.subject.ids.count == 1
    for id in state.subject.ids { batch.update(id, changes, old: isOne ? old : []) }
    let name = isOne ? EditName.edited(state.subject.ids[0]) : .fields(count: state.subject.ids.count)
    try await edits.commit(batch, as: name, asking: store)
    return state.subject
  }
}

extension String {
  /// As a file of lines: what is appended to it begins a line of its own.
  fileprivate var withLastNewline: String { isEmpty || hasSuffix("\n") ? self : self + "\n" }

  /// Without the newline that editors put at the end of a file, unless the text had it before.
  fileprivate func withoutLastNewline(of old: String) -> String {
    guard hasSuffix("\n"), !old.hasSuffix("\n") else { return self }
    return String(dropLast())
  }
}
