import Posts
import Redux

/// What can be done with saved tabs.
package struct SavedTabsActions: Sendable {
  private let tabs: any SavedTabs
  private let list: PostListActions

  package init(_ dependencies: Dependencies) {
    tabs = dependencies.tabs
    list = PostListActions(dependencies)
  }

  /// Saves the condition of the shown tab: on a saved tab that is updated, on any other a name is asked for.
  package var save: AsyncAction<AppState> {
    AsyncAction { store in
      let tab = store.state.postList.current
      try await save(tab.condition.sorted(tab.filter.sort), from: tab, in: store)
    }
    .onFailure(tellFailure)
  }

  /// Shows the selected tab in the list.
  package var show: ActionCreator<AppState> {
    { store in
      guard let tab = store.state.savedTabs.selected else { return StatusAction.tell(.tabs(.none)) }
      return list.show(.saved(tab.name))(store)
    }
  }

  /// Asks for another name for the selected tab.
  package var rename: AsyncAction<AppState> {
    changing { tab, store in
      let others = store.state.savedTabs.tabs.filter { $0.name != tab.name }
      guard let name = await askForName(tab.name, others, in: store), name != tab.name else { return }
      store.dispatch(SavedTabsAction.rename(tab.name, to: name))
      do {
        store.dispatch(SavedTabsAction.update(try await tabs.rename(tab.name, to: name)))
      } catch {
        store.dispatch(SavedTabsAction.rename(name, to: tab.name))
        throw error
      }
    }
  }

  /// Moves the selected tab up for -1, down for 1.
  package func move(by distance: Int) -> AsyncAction<AppState> {
    changing { tab, store in
      store.dispatch(SavedTabsAction.update(try await tabs.move(tab.name, by: distance)))
    }
  }

  /// Removes the selected tab; `restore` takes it back.
  package var remove: AsyncAction<AppState> {
    changing { tab, store in
      let (snapshot, removed) = try await tabs.remove(tab.name)
      store.dispatch(SavedTabsAction.remember(removed))
      store.dispatch(SavedTabsAction.update(snapshot))
      store.dispatch(StatusAction.tell(.tabs(.removed(tab.name))))
    }
  }

  /// Takes back the tab that was removed last.
  package var restore: AsyncAction<AppState> {
    AsyncAction { store in
      guard let removed = store.state.savedTabs.removed.last else {
        return store.dispatch(StatusAction.tell(.tabs(.nothingToRestore)))
      }
      let snapshot = try await tabs.restore(removed)
      store.dispatch(SavedTabsAction.forgetRemoved)
      store.dispatch(SavedTabsAction.update(snapshot))
      store.dispatch(StatusAction.tell(.tabs(.restored(removed.name))))
    }
    .onFailure(tellFailure)
  }
}

extension SavedTabsActions {
  private func changing(
    _ change: @escaping @MainActor @Sendable (SavedTab, Store<AppState>) async throws -> Void
  ) -> AsyncAction<AppState> {
    AsyncAction { store in
      guard let tab = store.state.savedTabs.selected else {
        return store.dispatch(StatusAction.tell(.tabs(.none)))
      }
      try await change(tab, store)
    }
    .onFailure(tellFailure)
  }

  /// Saves a condition that was made on a tab: under that one's name where it has one, else under one that is asked for.
  @MainActor
  func save(_ condition: SearchCondition, from tab: PostTab, in store: Store<AppState>) async throws {
    var condition = condition
    condition.sort.seed = 0
    if case .saved(let name) = tab.name {
      let snapshot = try await tabs.keep(SavedTab(name: name, condition: condition))
      store.dispatch(SavedTabsAction.update(snapshot))
      store.dispatch(SearchConditionAction.apply(SearchCondition().sorted(condition.sort)))
      store.dispatch(list.listenPosts)
      return store.dispatch(StatusAction.tell(.tabs(.updated(name))))
    }
    let others = store.state.savedTabs.tabs
    guard let name = await askForName(condition.suggestedName, others, in: store) else { return }
    let snapshot = try await tabs.keep(SavedTab(name: name, condition: condition))
    store.dispatch(SavedTabsAction.update(snapshot))
    store.dispatch(list.show(.saved(name)))
    if let post = tab.selectedPost { store.dispatch(PostListAction.wantPost(post.id)) }
    let number = store.state.postList.tabs.firstIndex { $0.name == .saved(name) } ?? 0
    store.dispatch(StatusAction.tell(.tabs(.saved(name, number: number + 1))))
  }

  /// Asks until the name is none of the others; nil when it is left or empty.
  @MainActor
  private func askForName(
    _ suggestion: String, _ others: [SavedTab], in store: Store<AppState>
  ) async -> String? {
    var text = suggestion
    while let line = await store.ask(.tabName, text: text) {
      let name = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if name.isEmpty { return nil }
      guard others.contains(where: { $0.isNamed(name) }) else { return name }
      store.dispatch(StatusAction.tell(.tabs(.nameTaken(name))))
      text = name
    }
    return nil
  }
}

extension SearchCondition {
  /// What a tab of this condition may be called.
  fileprivate var suggestedName: String {
    let book = String(book.drop { $0 == "=" })
    return [text, book, author, tags.joined(separator: " ")].first { !$0.isEmpty } ?? ""
  }
}
