import Posts
import Redux

/// The list: its tabs, which of them is shown, and what its keys are for.
package struct PostListState: Equatable, Sendable {
  package var tabs = [PostTab(.memos), PostTab(.favorites, base: .favorites)]
  package var currentName = PostTab.Name.memos
  package var mode = PostListMode.browsing
  /// The filters that were kept in any tab.
  package var filterHistory = LineHistory()
  /// The name of the data directory.
  package var folderName = ""

  /// The tab that is shown.
  package var current: PostTab {
    get { self[currentName] }
    set { self[currentName] = newValue }
  }

  package subscript(name: PostTab.Name) -> PostTab {
    get { tabs.first { $0.name == name } ?? tabs[0] }
    set {
      guard let index = tabs.firstIndex(where: { $0.name == name }) else { return }
      tabs[index] = newValue
    }
  }
}
