import Drawing
import Posts
import UnicodeText

/// The columns of a row in the trash; they give way as the screen narrows. All widths are in cells.
struct TrashColumns {
  private let width: Int

  init(width: Int) {
    self.width = width
  }

  func draw(_ trashed: TrashedPost, row: Int, on canvas: inout Canvas) {
    canvas.put(date(of: trashed).fitted(to: dateWidth), row: row, column: 2)
    canvas.put(trashed.post.kind.sign, row: row, column: dateWidth + 4, style: .heading)
    let book = trashed.post.book
    if bookWidth > 0 {
      canvas.put(book.fitted(to: bookWidth), row: row, column: dateWidth + 7)
    }
    let room = width - wordsColumn - 1
    if room > 0 { canvas.put(words(of: trashed.post).fitted(to: room), row: row, column: wordsColumn) }
  }
}

extension TrashColumns {
  /// Day and time, the day alone, or without its year.
  private var dateWidth: Int { width >= 60 ? 16 : width >= 44 ? 10 : 5 }
  private var bookWidth: Int { width < 36 ? 0 : min(28, max(8, width / 4)) }
  private var wordsColumn: Int { dateWidth + 7 + (bookWidth > 0 ? bookWidth + 2 : 0) }

  private func date(of trashed: TrashedPost) -> String {
    let day = trashed.deleted.day.description
    if width >= 60 { return "\(day) \(trashed.deleted.timeOfDay)" }
    return width >= 44 ? day : String(day.suffix(5))
  }

  private func words(of post: Post) -> String {
    post.firstWords.isEmpty ? post.title : post.firstWords
  }
}
