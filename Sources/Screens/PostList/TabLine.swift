import Drawing
import Localization
import StateTree
import UnicodeText

/// The first line: the tabs by number and name, the shown one in brackets, and the name of the data directory.
@MainActor
enum TabLine {
  static func draw(_ viewModel: PostListViewModel, on canvas: inout Canvas) {
    var column = 1
    for (index, name) in viewModel.tabs.enumerated() {
      let isShown = name == viewModel.currentTab
      let title = isShown ? "[\(index + 1) \(name.title)]" : " \(index + 1) \(name.title) "
      column = canvas.put(title, row: 0, column: column, style: isShown ? .heading : .muted) + 1
    }
    let room = canvas.size.columns - column - 2
    guard room > 4 else { return }
    let name = viewModel.folderName.fitted(to: room)
    canvas.put(name, row: 0, column: canvas.size.columns - name.cellWidth - 1, style: .muted)
  }
}

extension PostTab.Name {
  /// The tab's name for people.
  var title: String {
    switch self {
    case .memos: localized("Memos")
    case .favorites: localized("Favourites")
    }
  }
}
