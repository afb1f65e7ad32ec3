import Observation
import Posts
import Redux
import StateTree

/// The trash: what was deleted and can be taken back.
@MainActor
@Observable
final class TrashViewModel: StoreSubscriber, ListMoves {
  // MARK: Outputs

  /// What is in the trash, newest first; nil until it has been read.
  private(set) var posts: [TrashedPost]?
  /// Nil in an empty trash.
  private(set) var selectedRow: Int?
  /// Why the trash cannot be read; nil while all is well.
  private(set) var failure: PostsError?
  /// The message in the status line; nil while there is none.
  private(set) var message: Message?

  // MARK: State of the view alone

  @ObservationIgnored private var scroll = Scroll()
  @ObservationIgnored private(set) var pageHeight = 1

  private let store: Store<AppState>
  private let actions: TrashActions

  init(_ store: Store<AppState>, _ actions: TrashActions) {
    self.store = store
    self.actions = actions
  }

  func newState(state slice: TrashSlice) {
    posts = slice.trash.posts
    selectedRow = slice.trash.index
    failure = slice.trash.failure
    message = slice.status.message
  }

  var rowCount: Int { posts?.count ?? 0 }

  /// The rows to be drawn in a list of this height.
  func visibleRows(height: Int) -> Range<Int> {
    pageHeight = max(1, height)
    return scroll.window(of: height, over: rowCount, showing: selectedRow)
  }
}

// MARK: Inputs

extension TrashViewModel {
  /// Call when the screen becomes visible: reads what is in the trash.
  func appear() {
    store.subscribe(self, select: TrashSlice.init)
    store.dispatch(actions.list)
  }

  func disappear() { store.unsubscribe(self) }
  func back() { store.dispatch(NavigationAction.back) }

  func select(row: Int) { store.dispatch(TrashAction.select(row: row)) }

  func restore() { store.dispatch(actions.restore) }
  func removeForGood() { store.dispatch(actions.removeForGood) }
  func empty() { store.dispatch(actions.empty) }
  func undo() { store.dispatch(actions.undo) }
  func redo() { store.dispatch(actions.redo) }
}
