import Posts
import Redux

/// The list: its tabs, which of them is shown, and what its keys are for.
package struct PostListState: Equatable, Sendable {
  package var tabs = [PostTab(.memos), PostTab(.favorites, base: .favorites), PostTab(.books)]
  package var currentName = PostTab.Name.memos
  /// The memos of one book, in place of the tab; nil while no book is open.
  package var book: PostTab?
  package var mode = PostListMode.browsing
  /// The filters that were kept in any tab.
  package var filterHistory = LineHistory()
  /// The name of the data directory.
  package var folderName = ""

  /// The tab that is shown, or the open book.
  package var current: PostTab {
    get { book ?? self[currentName] }
    set { self[newValue.name] = newValue }
  }

  package subscript(name: PostTab.Name) -> PostTab {
    get { (name == .book ? book : tabs.first { $0.name == name }) ?? tabs[0] }
    set {
      if name == .book && book != nil { book = newValue }
      guard let index = tabs.firstIndex(where: { $0.name == name }) else { return }
      tabs[index] = newValue
    }
  }
}
