import Drawing
import Localization
import Posts
import UnicodeText

/// The two lines above a memo: what it is from, and what kind it is.
struct PostHeader {
  /// Nil where there is no such memo any more.
  private let post: Post?
  private let highlighter: Highlighter

  init(_ post: Post?, _ highlighter: Highlighter = .none) {
    self.post = post
    self.highlighter = highlighter
  }

  /// Draws the lines and a rule below them.
  func draw(position: String, on canvas: inout Canvas) {
    let width = canvas.size.columns
    let end = width - position.cellWidth - 1
    canvas.put(position, row: 0, column: end, style: .muted)
    let column = canvas.put(title.fitted(to: end - 3), row: 0, column: 1, style: .heading)
    canvas.mark(titleHits, in: title, fittedTo: end - 3, row: 0, column: 1)
    drawAuthors(in: column + 2..<max(column + 2, end - 1), on: &canvas)
    let details = details
    canvas.put(details.joined.fitted(to: width - 5), row: 1, column: 1)
    canvas.mark(details.hits, in: details.joined, fittedTo: width - 5, row: 1, column: 1)
    if post?.isFavorite ?? false { canvas.put("★", row: 1, column: width - 2, style: .star) }
    Rule.draw(row: 2, on: &canvas)
  }

  private func drawAuthors(in columns: Range<Int>, on canvas: inout Canvas) {
    guard let names = post?.authors, !names.isEmpty, !columns.isEmpty else { return }
    let (authors, separator) = (names.joined(separator: Self.separator), Self.separator)
    canvas.put(authors.fitted(to: columns.count), row: 0, column: columns.lowerBound)
    let hits = highlighter.hits(inEachOf: names, as: .author, separator: separator)
    canvas.mark(hits, in: authors, fittedTo: columns.count, row: 0, column: columns.lowerBound)
  }

  private static let separator = " · "

  private var title: String {
    guard let post else { return localized("This memo is not there any more.") }
    return post.book.isEmpty ? post.title : post.book
  }

  private var titleHits: [Range<Int>] {
    guard let post else { return [] }
    return highlighter.hits(in: title, as: post.book.isEmpty ? .title : .book)
  }

  /// Page, chapter, tags, kind, rating and date, each where there is one: `p.12 · 小説 猫 · quote · 2026-11-30`. Hits are
  /// shown in what words are looked for in.
  private var details: (joined: String, hits: [Range<Int>]) {
    guard let post else { return ("", []) }
    let parts: [(text: String, hits: [Range<Int>])] = [
      (post.page.isEmpty ? "" : localized("p.%1$@", post.page), []),
      (post.chapter, highlighter.hits(in: post.chapter)),
      (post.tags.joined(separator: " "), highlighter.hits(inEachOf: post.tags, separator: " ")),
      (post.kind.name, []), (post.rating.map { String(repeating: "★", count: $0) } ?? "", []),
      (post.status?.name ?? "", []),
      (post.created.day.description + (post.isCreatedEstimated ? "~" : ""), []),
    ]
    return parts.reduce(into: ("", [])) { line, part in
      if part.text.isEmpty { return }
      if !line.0.isEmpty { line.0 += Self.separator }
      let start = line.0.utf8.count
      line.0 += part.text
      line.1 += part.hits.map { $0.lowerBound + start..<$0.upperBound + start }
    }
  }
}
