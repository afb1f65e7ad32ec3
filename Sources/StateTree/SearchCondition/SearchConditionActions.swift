import Posts
import Redux

/// What the search-condition screen can set going.
package struct SearchConditionActions: Sendable {
  private let posts: any PostsCollection
  private let tabs: SavedTabsActions

  package init(_ dependencies: Dependencies) {
    posts = dependencies.posts
    tabs = SavedTabsActions(dependencies)
  }

  /// Fills the form with the filter that is in force.
  package var fill: ActionCreator<AppState> {
    { store in SearchConditionAction.fill(store.state.postList.current.filter) }
  }

  /// Learns what is in use for completing; while that cannot be told, nothing is completed.
  package var learn: AsyncAction<AppState> {
    AsyncAction { store in
      guard let all = try? await posts.query(SearchCondition()).documents() else { return }
      store.dispatch(SearchConditionAction.know(await KnownValues.counted(in: all)))
    }
  }

  /// Counts the memos of the condition as it stands; a condition that is not well formed leaves the last count.
  package var countMatches: ActionCreator<AppState> {
    { store in
      let state = store.state.searchCondition
      do throws(ConditionProblem) {
        let condition = try condition(in: store.state)
        if state.counting?.condition == condition { return SearchConditionAction.count(state.counting) }
        state.counting?.registration.remove()
        return SearchConditionAction.count(count(condition, in: store))
      } catch {
        return SearchConditionAction.refuse(error)
      }
    }
  }

  /// Stops counting, when the screen is left.
  package var stopCounting: ActionCreator<AppState> {
    { store in
      store.state.searchCondition.counting?.registration.remove()
      return SearchConditionAction.count(nil)
    }
  }

  /// Makes the condition the filter of the shown tab and goes back to the list; one that is not well formed stays.
  package var apply: ActionCreator<AppState> {
    { store in
      do throws(ConditionProblem) {
        return SearchConditionAction.apply(
          try store.state.searchCondition.form.condition())
      } catch {
        return SearchConditionAction.refuse(error)
      }
    }
  }

  /// Saves the condition as a tab, or updates the saved tab that is shown; one that is not well formed stays.
  package var save: AsyncAction<AppState> {
    AsyncAction { store in
      guard let form = try? store.state.searchCondition.form.condition() else {
        return store.dispatch(apply)
      }
      let tab = store.state.postList.current
      try await tabs.save(form.within(tab.base), from: tab, in: store)
      if !store.state.navigation.routes.contains(.searchCondition) { store.dispatch(stopCounting) }
    }
    .onFailure(tellFailure)
  }

  private func condition(in state: AppState) throws(ConditionProblem) -> SearchCondition {
    try state.searchCondition.form.condition()
      .within(state.postList.current.base).sorted(.newestFirst)
  }

  @MainActor
  private func count(_ condition: SearchCondition, in store: Store<AppState>) -> PostListening {
    let registration = posts.query(condition).addSnapshotListener(metadataChanges: .included) {
      [weak store] result in
      store?.dispatch(SearchConditionAction.updateCount(result.map(\.documents.count)))
    }
    return PostListening(condition: condition, registration: registration)
  }
}
