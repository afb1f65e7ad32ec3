import Drawing
import Localization
import StateTree
import UnicodeText

/// The first line: the tabs by number and name, the shown one in brackets, and the name of the data directory. Where
/// there are more tabs than fit, it shows those around the shown one, and signs that there are others.
struct TabLine {
  /// In cells; the rest of a longer name is cut.
  private static let longestName = 20

  private let titles: [String]
  private let shown: Int
  private let folderName: String

  init(_ tabs: [PostTab.Name], shown: PostTab.Name, folderName: String) {
    self.shown = tabs.firstIndex(of: shown) ?? 0
    self.folderName = folderName
    titles = tabs.enumerated().map { index, name in
      let title = "\(index + 1) \(name.title.fitted(to: Self.longestName))"
      return name == shown ? "[\(title)]" : " \(title) "
    }
  }

  func draw(on canvas: inout Canvas) {
    let columns = canvas.size.columns
    let window = window(width: columns - 2)
    var column = 1
    if window.lowerBound > 0 { canvas.put("‹", row: 0, column: 0, style: .muted) }
    for index in window {
      let style = index == shown ? Style.heading : .muted
      column = canvas.put(titles[index].fitted(to: columns - 2), row: 0, column: column, style: style) + 1
    }
    if window.upperBound < titles.count {
      canvas.put("›", row: 0, column: columns - 1, style: .muted)
    } else {
      drawFolderName(from: column, on: &canvas)
    }
  }
}

extension TabLine {
  /// The tabs that fit: from the first, or from as late a one as it takes to show the shown one.
  private func window(width: Int) -> Range<Int> {
    var first = 0
    while first < shown && self.width(of: first...shown) > width { first += 1 }
    var end = shown + 1
    while end < titles.count && self.width(of: first...end) <= width { end += 1 }
    return first..<end
  }

  private func width(of range: ClosedRange<Int>) -> Int {
    titles[range].reduce(-1) { $0 + $1.cellWidth + 1 }
  }

  private func drawFolderName(from column: Int, on canvas: inout Canvas) {
    let room = canvas.size.columns - column - 2
    guard room > 4 else { return }
    let name = folderName.fitted(to: room)
    canvas.put(name, row: 0, column: canvas.size.columns - name.cellWidth - 1, style: .muted)
  }
}

extension PostTab.Name {
  /// The tab's name for people.
  var title: String {
    switch self {
    case .memos: localized("Memos")
    case .favorites: localized("Favourites")
    case .books, .book: localized("Books")
    case .saved(let name): name
    }
  }
}
