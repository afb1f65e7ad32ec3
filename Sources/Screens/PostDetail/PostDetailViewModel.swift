import Observation
import Posts
import Redux
import StateTree

/// The detail: the memo that the state says is selected, with its body. The list tells it nothing.
@MainActor
@Observable
final class PostDetailViewModel: StoreSubscriber {
  // MARK: Outputs

  /// The memo and its body; while the body is being read, only the memo. Nil when no memo is left.
  private(set) var document: DocumentSnapshot?
  /// The row of the memo in the list, from 0; nil when no memo is left.
  private(set) var row: Int?
  /// How many memos the list has.
  private(set) var count = 0
  /// The message in the status line; nil while there is none.
  private(set) var message: Message?
  /// The first visible line of the body; the screen draws no further than the end.
  private(set) var scroll = Scroll()
  /// Shows what is looked for: what was typed here, else what the list was filtered by.
  private(set) var highlighter = Highlighter.none
  /// The number of the hit that the keys have gone to, from 0; nil before they did.
  private(set) var currentHit: Int?

  // MARK: State of the view alone

  /// The lines of the body and the rows for them in the last picture: how far scrolling goes.
  @ObservationIgnored private var lineCount = 0
  @ObservationIgnored private var pageHeight = 1
  /// The line of each hit in the last picture.
  @ObservationIgnored private var hitLines: [Int] = []
  /// The wish for a first hit that is still to be fulfilled, and the last one that was.
  @ObservationIgnored private var wantedHit: PostDetailState.WantedHit?
  @ObservationIgnored private var fulfilledHit: PostDetailState.WantedHit?

  private let store: Store<AppState>
  private let actions: PostListActions

  init(_ store: Store<AppState>, _ actions: PostListActions) {
    self.store = store
    self.actions = actions
  }

  func newState(state slice: PostDetailSlice) {
    let post = slice.tab.selectedPost
    if document?.id != post?.id { (scroll, currentHit) = (Scroll(), nil) }
    document = post.map(slice.detail.document(of:))
    highlight(slice)
    row = slice.tab.selection.index
    count = slice.tab.posts.count
    message = slice.status.message
  }

  /// The lines to be drawn of a body with this many lines and hits in these, in a page of this height.
  func visibleLines(of count: Int, height: Int, hitLines: [Int]) -> Range<Int> {
    lineCount = count
    pageHeight = max(1, height)
    self.hitLines = hitLines
    if let wantedHit, wantedHit != fulfilledHit, wantedHit.id == document?.id,
      document?.body.isEmpty == false
    {
      fulfilledHit = wantedHit
      if !hitLines.isEmpty { show(hit: 0) }
    }
    var scroll = scroll
    return scroll.window(of: height, over: count)
  }

  private func highlight(_ slice: PostDetailSlice) {
    wantedHit = slice.detail.wantedHit
    let condition = slice.detail.find ?? slice.tab.answeredFilter?.within(slice.tab.base)
    let next = actions.finding.highlighter(for: condition, instead: highlighter)
    if next != highlighter { (highlighter, currentHit) = (next, nil) }
  }
}

// MARK: Inputs

extension PostDetailViewModel {
  func appear() { store.subscribe(self, select: PostDetailSlice.init) }
  func disappear() { store.unsubscribe(self) }

  /// Call to go back to the list.
  func back() { store.dispatch(NavigationAction.back) }

  /// Call to show the memo some rows below in the list, or above for a negative number.
  func showPost(by rows: Int) {
    guard let row, (0..<count).contains(row + rows) else { return }
    store.dispatch(PostListAction.selectPost(row: row + rows))
  }

  func openBook() { store.dispatch(actions.openBook) }
  func add() { store.dispatch(actions.form.add) }
  func editFields() { store.dispatch(actions.form.edit) }
  func showDifference() { store.dispatch(actions.showDifference) }
  func toggleFavorite() { store.dispatch(actions.toggleFavorite) }
  func edit() { store.dispatch(actions.editor.edit) }
  func tag() { store.dispatch(actions.fields.tag) }
  func rate() { store.dispatch(actions.fields.rate) }
  func changeKind() { store.dispatch(actions.fields.changeKind) }
  func changeStatus() { store.dispatch(actions.fields.changeStatus) }

  func deletePost() { store.dispatch(actions.deletePosts) }
  func undo() { store.dispatch(actions.undo) }
  func redo() { store.dispatch(actions.redo) }

  /// Call to scroll some lines down, or up for a negative number.
  func scroll(by lines: Int) {
    var moved = scroll
    moved.move(by: lines)
    _ = moved.window(of: pageHeight, over: lineCount)
    scroll = moved
  }

  func scrollToTop() { scroll(by: -lineCount) }
  func scrollToEnd() { scroll(by: lineCount) }
  func scrollPage(_ direction: Int) { scroll(by: direction * pageHeight) }
  func scrollHalfPage(_ direction: Int) { scroll(by: direction * max(1, pageHeight / 2)) }

  func find() { store.dispatch(actions.finding.find) }

  /// Call to go to the next hit in the text, or for -1 to the one before; after the last comes the first.
  func goToHit(by direction: Int) {
    guard !hitLines.isEmpty else { return store.dispatch(StatusAction.tell(.noHit)) }
    guard let currentHit, currentHit < hitLines.count else { return goToHitInSight(direction) }
    let next = currentHit + direction
    if next == hitLines.count { store.dispatch(StatusAction.tell(.hitsBeginAgain)) }
    if next < 0 { store.dispatch(StatusAction.tell(.hitsEndAgain)) }
    show(hit: (next + hitLines.count) % hitLines.count)
  }

  /// Call to go to the hits in the next memo of the list, or for -1 the one before.
  func goToHitsOfPost(by direction: Int) { store.dispatch(actions.finding.showHits(by: direction)) }

  /// Goes to the first hit from what is visible on, or to the last one up to it.
  private func goToHitInSight(_ direction: Int) {
    let hit =
      direction > 0
      ? hitLines.firstIndex { $0 >= scroll.first }
      : hitLines.lastIndex { $0 < scroll.first + pageHeight }
    show(hit: hit ?? (direction > 0 ? 0 : hitLines.count - 1))
  }

  private func show(hit: Int) {
    currentHit = hit
    var moved = scroll
    _ = moved.window(of: pageHeight, over: lineCount, showing: hitLines[hit])
    if moved != scroll { scroll = moved }
  }

  /// Call to read on: a page down, and from the end of the memo to the next one.
  func readOn() {
    if scroll.first + pageHeight < lineCount { scrollPage(1) } else { showPost(by: 1) }
  }
}
