import Drawing
import Posts
import UnicodeText

/// The columns of a row; they give way as the list narrows. All widths are in cells.
struct PostColumns {
  private let width: Int
  private let highlighter: Highlighter

  init(width: Int, _ highlighter: Highlighter = .none) {
    self.width = width
    self.highlighter = highlighter
  }

  func draw(_ post: Post, row: Int, on canvas: inout Canvas) {
    canvas.put(post.isFavorite ? "★" : " ", row: row, column: 1, style: .star)
    if let problem = post.problem {
      canvas.put(problem.sign, row: row, column: 2, style: problem.isHint ? .muted : .problem)
    }
    canvas.put(date(of: post), row: row, column: 3, width: dateWidth)
    canvas.put(post.isCreatedEstimated ? "~" : " ", row: row, column: 3 + dateWidth, style: .muted)
    canvas.put(post.kind.sign, row: row, column: 5 + dateWidth, style: .heading)
    drawBook(of: post, row: row, on: &canvas)
    drawWords(of: post, row: row, on: &canvas)
  }
}

extension PostColumns {
  private var dateWidth: Int { width >= 44 ? 10 : 5 }
  private var bookColumn: Int { dateWidth + 8 }
  private var bookWidth: Int { width < 36 ? 0 : min(28, max(8, width / 4)) }
  private var pageWidth: Int { width < 56 ? 0 : 7 }
  private var wordsColumn: Int {
    bookColumn + (bookWidth > 0 ? bookWidth + 2 : 0) + (pageWidth > 0 ? pageWidth + 2 : 0)
  }
  private var tagsWidth: Int { width < 96 ? 0 : min(24, width / 6) }

  private func date(of post: Post) -> String {
    let day = post.created.day.description
    return dateWidth < 10 ? String(day.suffix(5)) : day
  }

  private func drawBook(of post: Post, row: Int, on canvas: inout Canvas) {
    guard bookWidth > 0 else { return }
    let title = post.book.isEmpty ? post.title : post.book
    canvas.put(title.fitted(to: bookWidth), row: row, column: bookColumn)
    let hits = highlighter.hits(in: title, as: post.book.isEmpty ? .title : .book)
    canvas.mark(hits, in: title, fittedTo: bookWidth, row: row, column: bookColumn)
    guard pageWidth > 0 else { return }
    let page = post.page.fitted(to: pageWidth)
    let column = bookColumn + bookWidth + 1 + pageWidth - page.cellWidth
    canvas.put(page, row: row, column: column, style: .muted)
  }

  private func drawWords(of post: Post, row: Int, on canvas: inout Canvas) {
    let end = width - (tagsWidth > 0 ? tagsWidth + 2 : 0)
    let style = post.kind == .quote ? Style.bookWords : .plain
    let room = max(0, end - wordsColumn)
    let words = words(of: post).beginning(ofCells: room)
    canvas.put(words.fitted(to: room), row: row, column: wordsColumn, style: style)
    let hits = highlighter.hits(in: words)
    canvas.mark(hits, in: words, fittedTo: room, row: row, column: wordsColumn)
    if tagsWidth > 0 { drawTags(of: post, row: row, on: &canvas) }
  }

  private func drawTags(of post: Post, row: Int, on canvas: inout Canvas) {
    let tags = post.tags.joined(separator: " ")
    canvas.put(tags.fitted(to: tagsWidth), row: row, column: width - tagsWidth, style: .muted)
    let hits = highlighter.hits(inEachOf: post.tags, separator: " ")
    canvas.mark(hits, in: tags, fittedTo: tagsWidth, row: row, column: width - tagsWidth)
  }

  /// A memo that is only a heading shows it here, unless it stands in the place of the book already.
  private func words(of post: Post) -> String {
    post.firstWords.isEmpty && !post.book.isEmpty ? post.title : post.firstWords
  }
}

extension String {
  /// More than can be seen in so many cells, so that a hit that runs out of sight is found too.
  fileprivate func beginning(ofCells cells: Int) -> String {
    let mostBytes = 8 * cells
    if utf8.count <= mostBytes { return self }
    // Rounded down to a scalar: half of one would be a replacement character, with which drawing is slow.
    return String(unicodeScalars[..<utf8.index(startIndex, offsetBy: mostBytes)])
  }
}
