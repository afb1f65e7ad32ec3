import Posts
import Redux

/// Shows the saved tabs as they are kept, for as long as its task runs, and tells what of them is not understood.
@MainActor
package func tabsFollowFile(
  in store: Store<AppState>, tabs: any SavedTabs, actions: PostListActions
) async {
  for await snapshot in tabs.snapshots() {
    let known = store.state.savedTabs.problems
    store.dispatch(SavedTabsAction.update(snapshot))
    if store.state.postList.current.listening != nil { store.dispatch(actions.listenPosts) }
    if let problem = snapshot.problems.first(where: { !known.contains($0) }) {
      store.dispatch(StatusAction.tell(.tabs(.problem(problem))))
    }
  }
}
