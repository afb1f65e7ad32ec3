import Observation
import Posts
import Redux
import StateTree

/// The books: which there are, how many memos each has, and how many of them a condition finds.
@MainActor
@Observable
final class BooksViewModel: StoreSubscriber, ListMoves, TabMoves, FilterTyping {
  // MARK: Outputs

  private(set) var tabs: [PostTab.Name] = []
  /// The name of the data directory.
  private(set) var folderName = ""
  /// In their order.
  private(set) var books: [BookCount] = []
  /// Nil where there is no book.
  private(set) var selectedRow: Int?
  private(set) var order = BookOrder.title
  /// The condition whose hits are counted.
  private(set) var filter = SearchCondition()
  private(set) var mode = PostListMode.browsing
  /// Whether the books were counted once all memos had been read.
  private(set) var isComplete = false
  private(set) var liveness = Liveness.starting
  /// Why the books cannot be counted; nil while all is well.
  private(set) var failure: PostsError?
  /// The message in the status line; nil while there is none.
  private(set) var message: Message?
  var caret = 0

  // MARK: State of the view alone

  @ObservationIgnored private var scroll = Scroll()
  @ObservationIgnored private(set) var pageHeight = 1

  private let store: Store<AppState>
  private let actions: PostListActions

  init(_ store: Store<AppState>, _ actions: PostListActions) {
    self.store = store
    self.actions = actions
  }

  func newState(state slice: BooksSlice) {
    let state = slice.books
    tabs = slice.tabs
    folderName = slice.folderName
    books = state.books
    selectedRow = state.index
    order = state.order
    filter = slice.filter
    mode = slice.mode
    isComplete = state.answered != nil && state.metadata?.progress == nil
    liveness = state.failure == nil ? Liveness(state.metadata) : .notLive
    failure = state.failure
    message = slice.status.message
  }

  var rowCount: Int { books.count }

  /// The rows to be drawn in a list of this height.
  func visibleRows(height: Int) -> Range<Int> {
    pageHeight = max(1, height)
    return scroll.window(of: height, over: rowCount, showing: selectedRow)
  }
}

// MARK: Inputs

extension BooksViewModel {
  func appear() { store.subscribe(self, select: BooksSlice.init) }
  func disappear() { store.unsubscribe(self) }

  func select(row: Int) { store.dispatch(BooksAction.select(row: row)) }

  var shownTab: PostTab.Name { .books }
  func show(_ tab: PostTab.Name) { store.dispatch(actions.show(tab)) }

  /// Call to show the memos of the selected book.
  func open() { store.dispatch(actions.openSelectedBook) }

  func sortByNext() { store.dispatch(BooksAction.sort(order == .title ? .count : .title)) }
  func openSearchCondition() { store.dispatch(NavigationAction.open(.searchCondition)) }
  func dispatch(_ action: PostListAction) { store.dispatch(action) }
  func refilter(_ action: PostListAction) { store.dispatch(action) }
  func clearFilter() { store.dispatch(PostListAction.clearFilter) }
  func undo() { store.dispatch(actions.undo) }
  func redo() { store.dispatch(actions.redo) }
  func showSavedTabs() { store.dispatch(NavigationAction.open(.tabs)) }
  func quit() { store.dispatch(actions.quit) }
}
