import Drawing
import Localization
import Posts
import UnicodeText

/// The columns of a row of books; they give way as the screen narrows. All widths are in cells.
struct BookColumns {
  private let width: Int
  /// Whether the hits of a condition are told beside the number of all memos.
  private let showsHits: Bool

  init(width: Int, filter: SearchCondition) {
    self.width = width
    showsHits = !filter.isEverything
  }

  func draw(_ book: BookCount, row: Int, on canvas: inout Canvas) {
    let title = book.title.isEmpty ? localized("Memos without a book") : book.title
    canvas.put(
      title.fitted(to: titleWidth), row: row, column: 2, style: book.title.isEmpty ? .muted : .plain)
    if authorWidth > 0 {
      canvas.put(book.author.fitted(to: authorWidth), row: row, column: 4 + titleWidth, style: .muted)
    }
    let count = showsHits ? "\(grouped(book.hits))/\(grouped(book.memos))" : grouped(book.memos)
    canvas.put(count, row: row, column: countEnd - count.cellWidth)
    if dateWidth > 0 {
      canvas.put(book.lastDay.description, row: row, column: width - 1 - dateWidth, style: .muted)
    }
  }
}

extension BookColumns {
  private var dateWidth: Int { width < 44 ? 0 : 10 }
  private var countEnd: Int { width - 1 - (dateWidth > 0 ? dateWidth + 2 : 0) }
  private var countWidth: Int { showsHits ? 13 : 7 }
  private var authorWidth: Int { width < 60 ? 0 : min(24, width / 5) }
  private var titleWidth: Int {
    max(4, countEnd - countWidth - 2 - 2 - (authorWidth > 0 ? authorWidth + 2 : 0))
  }
}
