import Observation
import Redux
import StateTree

/// How a conflict copy differs from its original.
@MainActor
@Observable
final class DifferenceViewModel: StoreSubscriber, LineScrolling {
  // MARK: Outputs

  private(set) var shown = DifferenceState()
  private(set) var scroll = Scroll()

  // MARK: State of the view alone

  @ObservationIgnored private var rowCount = 0
  @ObservationIgnored private var pageHeight = 1

  private let store: Store<AppState>

  init(_ store: Store<AppState>) {
    self.store = store
  }

  func newState(state: DifferenceState) {
    shown = state
  }

  /// The first row to be drawn of so many in a page of this height.
  func firstRow(of count: Int, height: Int) -> Int {
    (rowCount, pageHeight) = (count, max(1, height))
    var scroll = scroll
    return scroll.window(of: height, over: count).lowerBound
  }
}

// MARK: Inputs

extension DifferenceViewModel {
  func appear() { store.subscribe(self, select: \.difference) }
  func disappear() { store.unsubscribe(self) }

  func back() { store.dispatch(NavigationAction.back) }

  func scroll(by rows: Int) {
    var moved = scroll
    moved.move(by: rows)
    _ = moved.window(of: pageHeight, over: rowCount)
    scroll = moved
  }

  func scrollPage(_ direction: Int) { scroll(by: direction * pageHeight) }
}
