import Posts
import UnicodeText

/// Memos as lines for people, in columns that are as wide as what stands in them, or that give way to a terminal's width.
package struct PostTable {
  private static let gap = 2

  private let columns: [(column: PostTableColumn, width: Int)]

  /// - Parameter width: How many cells a line may take; nil for any number.
  package init(_ posts: some Sequence<Post>, width: Int?) {
    let shown = PostTableColumn.allCases.filter { $0.isShown(in: width) }
    var widths = [Int](repeating: 0, count: shown.count)
    for post in posts {
      for (place, column) in shown.enumerated() where column != .words {
        widths[place] = max(widths[place], column.text(of: post).cellWidth)
      }
    }
    columns = Self.fitted(zip(shown, widths).filter { $0 == .words || $1 > 0 }, to: width)
  }

  /// The line of a memo, without its end; nothing in it can harm a terminal.
  package func line(of post: Post) -> String {
    var line = ""
    var room = 0
    for (column, width) in columns {
      let text = column.text(of: post).fitted(to: width)
      if text.isEmpty {
        room += width + Self.gap
      } else {
        line += String(repeating: " ", count: room) + text
        room = width - text.cellWidth + Self.gap
      }
    }
    return line
  }

  /// The last column takes what the others leave.
  private static func fitted(
    _ columns: [(PostTableColumn, Int)], to width: Int?
  ) -> [(column: PostTableColumn, width: Int)] {
    guard let width else { return columns.map { ($0, $0 == .words ? .max / 4 : $1) } }
    var rest = width
    return columns.map { column, wanted in
      let given = column == .words ? max(0, rest) : min(wanted, column.mostCells(in: width), max(0, rest))
      rest -= given + gap
      return (column, given)
    }
  }
}
