import Posts
import Redux

/// What the list can set going.
package struct PostListActions: Sendable {
  package let fields: FieldActions
  package let editor: EditorActions
  /// Finding in texts, and showing what was found.
  package let finding: FindActions
  let posts: any PostsCollection
  private let samples: any SamplePosts
  private let tabs: any SavedTabs
  private let chance: @Sendable () -> UInt64
  let edits: Edits
  /// Writing and editing memos.
  package let form: PostFormActions

  package init(_ dependencies: Dependencies) {
    posts = dependencies.posts
    edits = Edits(dependencies)
    fields = FieldActions(dependencies)
    editor = EditorActions(dependencies)
    finding = FindActions(dependencies)
    samples = dependencies.samples
    tabs = dependencies.tabs
    chance = dependencies.chance
    form = PostFormActions(dependencies)
  }

  /// Listens to the memos of the shown tab's condition. A listener for another condition is removed first; one for
  /// the same condition goes on. A random order is drawn here, wherever it was chosen.
  package var listenPosts: ActionCreator<AppState> {
    { store in
      if store.state.postList.current.isToBeShuffled { store.dispatch(PostListAction.shuffle(chance())) }
      let tab = store.state.postList.current
      if tab.name == .books { return nil }
      if tab.listening?.condition == tab.condition { return nil }
      tab.listening?.registration.remove()
      let query = posts.query(tab.condition)
      let registration = query.addSnapshotListener(metadataChanges: .included) {
        // The name alone: with the tab the listener would hold the snapshot before, and free it in the next key's turn.
        [weak store, name = tab.name] result in
        store?.dispatch(PostListAction.updatePosts(name, result))
      }
      return PostListAction.listen(
        tab.name, PostListening(condition: tab.condition, registration: registration))
    }
  }

  /// Sets the stars of the chosen memos; removes them where all have one.
  package var toggleFavorite: AsyncAction<AppState> {
    AsyncAction { store in
      guard let chosen = store.postsToChange else { return }
      let isSetting = !chosen.allSatisfy(\.isFavorite)
      var batch = WriteBatch()
      for post in chosen where post.isFavorite != isSetting { batch.update(post.id, .favorite(isSetting)) }
      try await edits.commit(batch, as: .favorite(isSetting, count: batch.writes.count), asking: store)
    }
    .onFailure(tellFailure)
  }

  /// Adds the sample memos; asks first where there are memos already.
  package var addSamples: AsyncAction<AppState> {
    AsyncAction { store in
      if store.refusesChanges { return }
      let present = Set(try await posts.query(SearchCondition()).documents().map(\.id))
      let samples = try await samples.all().filter { !present.contains($0.id) }
      guard !samples.isEmpty else { return store.dispatch(StatusAction.tell(.samplesAreHere)) }
      if !present.isEmpty {
        guard await store.confirm(.addSamples(count: samples.count)) else { return }
      }
      var batch = WriteBatch()
      for sample in samples { batch.create(sample.id, sample.bytes) }
      try await edits.commit(batch, as: .samplesAdded(count: samples.count))
      store.dispatch(StatusAction.tell(.samplesAdded(samples.count)))
    }
    .onFailure(tellFailure)
  }

  /// Reads the folder anew, and listens again where a failure had ended the listener.
  package var rescan: ActionCreator<AppState> {
    { store in
      posts.rescan()
      tabs.reread()
      return listenPosts(store)
    }
  }

  /// Leaves the program; asks first while a change is being written.
  package var quit: AsyncAction<AppState> {
    AsyncAction { store in
      if store.state.postList.hasPendingWrites {
        guard await store.confirm(.quitWhileWriting) else { return }
      } else {
        // A moment after an edit is on disk, undo knows of it too.
        await edits.settled()
      }
      store.dispatch(NavigationAction.quit)
    }
  }
}

extension PostTab {
  /// Whether the whole folder was read and holds no memo.
  package var isKnownEmpty: Bool {
    guard let snapshot, let answeredFilter, answeredFilter.within(base).isEverything else { return false }
    return snapshot.documents.isEmpty && snapshot.metadata.progress == nil
  }
}

extension PostListState {
  /// Why no memo can be changed; nil where they can be, as far as is known.
  package var readOnly: SystemReason? { current.snapshot?.metadata.readOnly }

  var hasPendingWrites: Bool {
    (tabs + [current]).contains { $0.snapshot?.metadata.hasPendingWrites ?? false }
  }
}

/// What an action that failed tells.
@MainActor
func tellFailure(_ error: any Error) -> any Action {
  StatusAction.tell(Message(error))
}
