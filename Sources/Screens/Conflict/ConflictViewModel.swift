import Observation
import Posts
import Redux
import StateTree

/// The conflict that waits for a choice: both versions, or how they differ.
@MainActor
@Observable
final class ConflictViewModel: StoreSubscriber, LineScrolling {
  // MARK: Outputs

  /// The memo's name; empty once the choice is made.
  private(set) var name = ""
  private(set) var mine = ""
  private(set) var theirs = ""
  /// How mine differs from theirs; nil while the two are shown one below the other.
  private(set) var difference: LineDifference?
  private(set) var scroll = Scroll()

  // MARK: State of the view alone

  /// The rows of the last picture and the room for them: how far scrolling goes.
  @ObservationIgnored private var rowCount = 0
  @ObservationIgnored private var pageHeight = 1

  private let store: Store<AppState>

  init(_ store: Store<AppState>) {
    self.store = store
  }

  func newState(state: ConflictState) {
    guard let conflict = state.pending else { return name = "" }
    name = conflict.id.text
    mine = String(decoding: conflict.mine, as: UTF8.self)
    theirs = String(decoding: conflict.theirs, as: UTF8.self)
    (difference, scroll) = (nil, Scroll())
  }

  /// The first row to be drawn of so many in a page of this height.
  func firstRow(of count: Int, height: Int) -> Int {
    (rowCount, pageHeight) = (count, max(1, height))
    var scroll = scroll
    return scroll.window(of: height, over: count).lowerBound
  }
}

// MARK: Inputs

extension ConflictViewModel {
  func appear() { store.subscribe(self, select: \.conflict) }
  func disappear() { store.unsubscribe(self) }

  func choose(_ choice: ConflictChoice) { store.dispatch(ConflictAction.choose(choice)) }

  /// Call to choose nothing: the edit stays unwritten.
  func leave() { store.dispatch(ConflictAction.leave) }

  /// Call to see how the versions differ, or both of them again.
  func toggleDifference() {
    difference = difference == nil ? LineDifference(from: theirs, to: mine) : nil
    scroll = Scroll()
  }

  func scroll(by rows: Int) {
    var moved = scroll
    moved.move(by: rows)
    _ = moved.window(of: pageHeight, over: rowCount)
    scroll = moved
  }

  func scrollPage(_ direction: Int) { scroll(by: direction * pageHeight) }
}
