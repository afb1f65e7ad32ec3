import Observation
import Posts
import Redux
import StateTree

/// The saved tabs, to be renamed, reordered and removed.
@MainActor
@Observable
final class SavedTabsViewModel: StoreSubscriber, ListMoves {
  // MARK: Outputs

  private(set) var tabs: [SavedTab] = []
  /// The number of the first.
  private(set) var firstNumber = 1
  /// Nil where there is none.
  private(set) var selectedRow: Int?
  /// What is not understood of their file.
  private(set) var problems: [SavedTabsProblem] = []
  /// The message in the status line; nil while there is none.
  private(set) var message: Message?

  // MARK: State of the view alone

  @ObservationIgnored private var scroll = Scroll()
  @ObservationIgnored private(set) var pageHeight = 1

  private let store: Store<AppState>
  private let actions: SavedTabsActions

  init(_ store: Store<AppState>, _ actions: SavedTabsActions) {
    self.store = store
    self.actions = actions
  }

  func newState(state slice: SavedTabsSlice) {
    tabs = slice.tabs.tabs
    firstNumber = slice.offset + 1
    selectedRow = slice.tabs.index
    problems = slice.tabs.problems
    message = slice.status.message
  }

  var rowCount: Int { tabs.count }

  /// The rows to be drawn in a list of this height.
  func visibleRows(height: Int) -> Range<Int> {
    pageHeight = max(1, height)
    return scroll.window(of: height, over: rowCount, showing: selectedRow)
  }
}

// MARK: Inputs

extension SavedTabsViewModel {
  func appear() { store.subscribe(self, select: SavedTabsSlice.init) }
  func disappear() { store.unsubscribe(self) }
  func back() { store.dispatch(NavigationAction.back) }

  func select(row: Int) { store.dispatch(SavedTabsAction.select(row: row)) }

  func open() { store.dispatch(actions.show) }
  func rename() { store.dispatch(actions.rename) }
  func moveTab(by distance: Int) { store.dispatch(actions.move(by: distance)) }
  func remove() { store.dispatch(actions.remove) }
  func restore() { store.dispatch(actions.restore) }
}
