import Observation
import Posts
import Redux
import StateTree

/// The drafts that are kept: each is gone on with or thrown away.
@MainActor
@Observable
final class DraftsViewModel: StoreSubscriber {
  // MARK: Outputs

  /// The newest first.
  private(set) var drafts: [Draft] = []
  private(set) var selectedRow = 0
  /// The message in the status line; nil while there is none.
  private(set) var message: Message?

  // MARK: State of the view alone

  @ObservationIgnored private var scroll = Scroll()
  @ObservationIgnored private var pageHeight = 1

  private let store: Store<AppState>
  private let actions: DraftsActions

  init(_ store: Store<AppState>, _ actions: DraftsActions) {
    self.store = store
    self.actions = actions
  }

  func newState(state slice: DraftsSlice) {
    drafts = slice.drafts.drafts
    selectedRow = slice.drafts.row
    message = slice.status.message
  }

  /// The rows to be drawn in a list of this height.
  func visibleRows(height: Int) -> Range<Int> {
    pageHeight = max(1, height)
    return scroll.window(of: height, over: drafts.count, showing: drafts.isEmpty ? nil : selectedRow)
  }
}

// MARK: Inputs

extension DraftsViewModel {
  /// Call when the screen comes to the top: subscribes and reads the drafts anew.
  func appear() {
    store.subscribe(self, select: DraftsSlice.init)
    store.dispatch(actions.load)
  }

  func disappear() { store.unsubscribe(self) }

  func back() { store.dispatch(NavigationAction.back) }
  func proceed() { store.dispatch(actions.proceed) }
  func discard() { store.dispatch(actions.discard) }

  /// Call to select the draft some rows below, or above for a negative number.
  func move(by rows: Int) { store.dispatch(DraftsAction.select(row: selectedRow + rows)) }
  func movePage(_ direction: Int) { move(by: direction * pageHeight) }
  func moveToTop() { move(by: -selectedRow) }
  func moveToEnd() { move(by: drafts.count) }
}
