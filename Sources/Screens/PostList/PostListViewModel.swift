import Observation
import Posts
import Redux
import StateTree

/// The list of memos: turns the list's slice of the state into what its screen shows, and keys into actions.
@MainActor
@Observable
final class PostListViewModel: StoreSubscriber, ListMoves, TabMoves, FilterTyping {
  // MARK: Outputs

  /// The tabs by name, in their order.
  private(set) var tabs: [PostTab.Name] = []
  private(set) var currentTab = PostTab.Name.memos
  /// The title of the book whose memos are shown; empty for those without one, nil while a tab is shown.
  private(set) var book: String?
  /// The name of the data directory.
  private(set) var folderName = ""
  /// The memos of the shown tab, in order.
  private(set) var posts: OrderedPosts = []
  /// The row of the selected memo; nil in an empty list.
  private(set) var selectedRow: Int?
  /// The memos of the shown tab that are marked.
  private(set) var marked: Set<PostID> = []
  /// The filter of the shown tab.
  private(set) var filter = SearchCondition()
  /// The filter by which `posts` were found; nil before the first were.
  private(set) var answeredFilter: SearchCondition?
  /// Shows in the memos what they were found by.
  private(set) var highlighter = Highlighter.none
  private(set) var mode = PostListMode.browsing
  /// Whether the folder was read as a whole and holds no memo.
  private(set) var isStoreEmpty = false
  private(set) var favoriteCount = 0
  private(set) var liveness = Liveness.starting
  /// Why the memos cannot be read; nil while all is well.
  private(set) var failure: PostsError?
  /// The message in the status line; nil while there is none.
  private(set) var message: Message?
  /// The selected memo for the place beside the list; without its body until that is read. Nil in an empty list.
  private(set) var preview: DocumentSnapshot?
  private(set) var showsPreview = false
  var caret = 0

  // MARK: State of the view alone

  @ObservationIgnored private var scrolls: [PostTab.Name: Scroll] = [:]
  @ObservationIgnored private(set) var pageHeight = 1

  private let store: Store<AppState>
  private let actions: PostListActions
  private let savedTabs: SavedTabsActions

  init(_ store: Store<AppState>, _ dependencies: Dependencies) {
    self.store = store
    actions = PostListActions(dependencies)
    savedTabs = SavedTabsActions(dependencies)
  }

  func newState(state slice: PostListSlice) {
    let tab = slice.list.current
    tabs = slice.list.tabs.map(\.name)
    currentTab = tab.name
    book = tab.bookTitle
    folderName = slice.list.folderName
    posts = tab.posts
    selectedRow = tab.selection.index.map { min($0, tab.posts.count - 1) }
    marked = tab.marked
    filter = tab.filter
    answeredFilter = tab.answeredFilter
    highlighter = actions.finding.highlighter(for: tab, instead: highlighter)
    mode = slice.list.mode
    isStoreEmpty = tab.isKnownEmpty
    favoriteCount = tab.snapshot?.favoriteCount ?? 0
    liveness = tab.failure == nil ? Liveness(tab.snapshot?.metadata) : .notLive
    failure = tab.failure
    message = slice.status.message
    showsPreview = slice.window.showsPreview
    preview = tab.selectedPost.map(slice.detail.document(of:))
  }

  var rowCount: Int { posts.count }

  /// The rows to be drawn in a list of this height.
  func visibleRows(height: Int) -> Range<Int> {
    pageHeight = max(1, height)
    return scrolls[currentTab, default: Scroll()].window(of: height, over: posts.count, showing: selectedRow)
  }
}

// MARK: Inputs

extension PostListViewModel {
  /// Call when the screen comes to the top: subscribes and listens to the memos of the condition in force.
  func appear() {
    store.subscribe(self, select: PostListSlice.init)
    store.dispatch(actions.listenPosts)
  }

  /// Call when the screen is covered or closed.
  func disappear() {
    store.unsubscribe(self)
  }

  func open() {
    guard selectedRow != nil else { return }
    store.dispatch(NavigationAction.open(.postDetail))
  }

  func openSearchCondition() {
    store.dispatch(NavigationAction.open(.searchCondition))
  }

  var shownTab: PostTab.Name { store.state.postList.currentName }
  func show(_ tab: PostTab.Name) { store.dispatch(actions.show(tab)) }

  func showBooks() { store.dispatch(actions.showBooks) }
  func openBook() { store.dispatch(actions.openBook) }
  func saveTab() { store.dispatch(savedTabs.save) }
  func showSavedTabs() { store.dispatch(NavigationAction.open(.tabs)) }

  /// Call to go back from the memos of a book; the marks go first.
  func closeBook() {
    if marked.isEmpty {
      store.dispatch(actions.closeBook)
    } else {
      store.dispatch(PostListAction.clearMarks)
    }
  }

  func showDifference() { store.dispatch(actions.showDifference) }

  func toggleFavorite() { store.dispatch(actions.toggleFavorite) }
  func add() { store.dispatch(actions.form.add) }
  func editFields() { store.dispatch(actions.form.edit) }
  func showDrafts() { store.dispatch(NavigationAction.open(.drafts)) }
  func edit() { store.dispatch(actions.editor.edit) }
  func tag() { store.dispatch(actions.fields.tag) }
  func rate() { store.dispatch(actions.fields.rate) }
  func changeKind() { store.dispatch(actions.fields.changeKind) }
  func changeStatus() { store.dispatch(actions.fields.changeStatus) }
  func deletePosts() { store.dispatch(actions.deletePosts) }
  func undo() { store.dispatch(actions.undo) }
  func redo() { store.dispatch(actions.redo) }
  func openTrash() { store.dispatch(NavigationAction.open(.trash)) }
  func addSamples() { store.dispatch(actions.addSamples) }
  func quit() { store.dispatch(actions.quit) }
  func toggleMark() { store.dispatch(PostListAction.toggleMark) }
  func markRange() { store.dispatch(PostListAction.markRange) }

  /// Call when nothing is typed or chosen from that could be cancelled: the marks go first.
  func cancel() {
    if marked.isEmpty {
      store.dispatch(StatusAction.tell(.escapeDoesNotQuit))
    } else {
      store.dispatch(PostListAction.clearMarks)
    }
  }

  func clearFilter() {
    store.dispatch(PostListAction.clearFilter)
    store.dispatch(actions.listenPosts)
  }

  func chooseSort() { store.dispatch(PostListAction.chooseSort) }
  func cancelSort() { store.dispatch(PostListAction.cancelSort) }

  func sort(by sort: PostSort) {
    store.dispatch(PostListAction.sort(sort))
    store.dispatch(actions.listenPosts)
  }

  /// Call to turn the order round; a random one is shuffled anew.
  func reverse() {
    sort(by: filter.sort.key == .random ? filter.sort : filter.sort.reversed)
  }

  func dispatch(_ action: PostListAction) { store.dispatch(action) }

  func refilter(_ action: PostListAction) {
    store.dispatch(action)
    store.dispatch(actions.listenPosts)
  }

  func select(row: Int) {
    store.dispatch(PostListAction.selectPost(row: row))
  }
}
