import Posts

extension PostListState {
  mutating func show(_ name: PostTab.Name) {
    guard tabs.contains(where: { $0.name == name }) else { return }
    (currentName, book, mode) = (name, nil, .browsing)
  }

  /// The base is the book, so that a filter never leaves it.
  mutating func open(_ title: String, _ filter: SearchCondition, selecting id: PostID?) {
    var base = SearchCondition()
    base.book = "=\(title)"
    base.sort = PostSort(key: .book, direction: .ascending)
    var tab = PostTab(.book, base: base)
    tab.filter = filter.sorted(base.sort)
    tab.selection.want(id)
    (book, mode) = (tab, .browsing)
  }

  mutating func showBooks(_ condition: SearchCondition) {
    show(.books)
    current.filter = condition.sorted(.newestFirst)
  }

  /// Has exactly these tabs after the others. One that was there keeps its filter, order and selection.
  mutating func show(_ saved: [SavedTab]) {
    let others = tabs.filter { !$0.name.isSaved }
    tabs =
      others
      + saved.map { saved in
        var tab =
          tabs.first { $0.name == .saved(saved.name) } ?? PostTab(.saved(saved.name), base: saved.condition)
        tab.rebase(to: saved.condition)
        return tab
      }
    if !tabs.contains(where: { $0.name == currentName }) { currentName = .memos }
  }

  /// The tab is listened to anew, under its new name.
  mutating func rename(_ name: String, to newName: String) {
    guard let index = tabs.firstIndex(where: { $0.name == .saved(name) }) else { return }
    tabs[index].name = .saved(newName)
    tabs[index].listening = nil
    if currentName == .saved(name) { currentName = .saved(newName) }
  }
}

extension PostTab.Name {
  /// Whether it is a condition that is kept under a name.
  package var isSaved: Bool {
    if case .saved = self { true } else { false }
  }
}
