import Posts
import Redux

func reducePostList(_ action: any Action, _ state: inout PostListState) {
  switch action {
  case let action as PostListAction: state.reduce(action)
  case SavedTabsAction.update(let snapshot): state.show(snapshot.tabs)
  case SavedTabsAction.rename(let name, let newName): state.rename(name, to: newName)
  case SearchConditionAction.apply(let condition): state.apply(condition)
  default: break
  }
}

extension PostListState {
  fileprivate mutating func reduce(_ action: PostListAction) {
    switch action {
    case .listen(let name, let listening): self[name].begin(listening)
    case .updatePosts(let name, .success(let snapshot)): self[name].receive(snapshot)
    case .updatePosts(let name, .failure(let error)): self[name].end(error)
    case .selectPost(let row): current.selection.select(row, of: current.posts.count)
    case .wantPost(let id): current.want(id)
    case .showTab(let name): show(name)
    case .openBook(let title, let filter, let id): open(title, filter, selecting: id)
    case .closeBook: book = nil
    case .showBooks(let condition, _): showBooks(condition)
    case .toggleMark: current.toggleMark()
    case .markRange: current.markRange()
    case .clearMarks: current.marks = PostMarks()
    case .clearFilter: current.filter = SearchCondition().sorted(current.filter.sort)
    case .chooseSort: mode = .choosingSort
    case .cancelSort: mode = .browsing
    case .sort(let sort): choose(sort)
    case .shuffle(let seed): current.shuffle = seed
    case .beginFilter: beginFilter()
    case .editFilter(let line): editFilter(line)
    case .recallFilter(let step): recallFilter(step)
    case .keepFilter: keepFilter()
    case .restoreFilter: restoreFilter()
    }
  }

  private mutating func choose(_ sort: PostSort) {
    mode = .browsing
    current.selection.want(current.selectedPost?.id)
    current.filter.sort = sort
    current.shuffle = nil
  }

  private mutating func beginFilter() {
    filterHistory.begin()
    mode = .filtering(
      line: current.filter.sorted(.newestFirst).line, before: current.filter,
      selected: current.selectedPost?.id)
  }

  /// A line that is no query leaves the last good filter. The order stays unless the line asks for one.
  private mutating func editFilter(_ line: String) {
    var sort = current.filter.sort
    if case .filtering(_, let before, let selected) = mode {
      mode = .filtering(line: line, before: before, selected: selected)
      sort = before.sort
    }
    guard let filter = try? SearchCondition(parsing: line, sortedBy: sort) else { return }
    current.filter = filter
  }

  private mutating func recallFilter(_ step: Int) {
    guard let line = filterHistory.recall(step, from: mode.line) else { return }
    editFilter(line)
  }

  private mutating func keepFilter() {
    if mode.problem != nil { return }
    filterHistory.keep(mode.line)
    mode = .browsing
  }

  fileprivate mutating func apply(_ condition: SearchCondition) {
    current.filter = condition
    filterHistory.keep(condition.line)
  }

  private mutating func restoreFilter() {
    guard case .filtering(_, let filter, let selected) = mode else { return }
    mode = .browsing
    current.filter = filter
    current.selection.want(selected)
  }
}

extension PostTab {
  /// A memo that is there already is selected at once.
  fileprivate mutating func want(_ id: PostID?) {
    if let row = posts.firstIndex(where: { $0.id == id }) {
      selection.select(row, of: posts.count)
    } else {
      selection.want(id)
    }
  }

  fileprivate mutating func begin(_ listening: PostListening) {
    self.listening = listening
    failure = nil
  }

  fileprivate mutating func end(_ error: PostsError) {
    listening = nil
    failure = error
  }

  fileprivate mutating func toggleMark() {
    guard let row = selection.index, let post = selectedPost else { return }
    marks.toggle(post.id)
    selection.select(row + 1, of: posts.count)
  }

  fileprivate mutating func markRange() {
    guard let row = selection.index, selectedPost != nil else { return }
    marks.markRange(to: row, of: posts)
  }

  fileprivate mutating func receive(_ new: QuerySnapshot) {
    selection.follow(new, from: posts, order: PostOrder(condition.sort))
    marks.follow(new)
    snapshot = new
    answeredFilter = filter
  }
}
