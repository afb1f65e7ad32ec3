import Posts
import Redux

func reduceSavedTabs(_ action: any Action, _ state: inout SavedTabsState) {
  switch action {
  case SavedTabsAction.update(let snapshot): state.take(snapshot)
  case SavedTabsAction.select(let row): state.select(row)
  case SavedTabsAction.remember(let removed): state.removed.append(removed)
  case SavedTabsAction.forgetRemoved: _ = state.removed.popLast()
  default: break
  }
}

extension SavedTabsState {
  fileprivate mutating func select(_ row: Int) {
    index = tabs.isEmpty ? nil : min(max(0, row), tabs.count - 1)
  }

  /// The selection stays with its tab, and else where it was.
  fileprivate mutating func take(_ snapshot: SavedTabsSnapshot) {
    let row = snapshot.tabs.firstIndex { $0.name == selected?.name } ?? index ?? 0
    (tabs, problems) = (snapshot.tabs, snapshot.problems)
    select(row)
  }
}
