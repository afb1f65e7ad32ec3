import StateTree

/// What the screen of saved tabs follows of the state.
struct SavedTabsSlice: Equatable {
  let tabs: SavedTabsState
  /// How many tabs stand before the saved ones.
  let offset: Int
  let status: StatusState

  init(_ state: AppState) {
    tabs = state.savedTabs
    offset = state.postList.tabs.count { !$0.name.isSaved }
    status = state.status
  }
}
