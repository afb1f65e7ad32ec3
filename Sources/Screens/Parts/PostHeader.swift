import Drawing
import Localization
import Posts
import UnicodeText

/// The two lines above a memo: what it is from, and what kind it is.
struct PostHeader {
  /// Nil where there is no such memo any more.
  private let post: Post?

  init(_ post: Post?) {
    self.post = post
  }

  /// Draws the lines and a rule below them.
  func draw(position: String, on canvas: inout Canvas) {
    let width = canvas.size.columns
    let end = width - position.cellWidth - 1
    canvas.put(position, row: 0, column: end, style: .muted)
    let column = canvas.put(title.fitted(to: end - 3), row: 0, column: 1, style: .heading)
    if let authors = post?.authors.joined(separator: " · "), !authors.isEmpty, column + 3 < end {
      canvas.put(authors.fitted(to: end - column - 3), row: 0, column: column + 2)
    }
    canvas.put(details.fitted(to: width - 5), row: 1, column: 1)
    if post?.isFavorite ?? false { canvas.put("★", row: 1, column: width - 2, style: .star) }
    Rule.draw(row: 2, on: &canvas)
  }

  private var title: String {
    guard let post else { return localized("This memo is not there any more.") }
    return post.book.isEmpty ? post.title : post.book
  }

  /// Page, chapter, tags, kind, rating and date, each where there is one: `p.12 · 小説 猫 · quote · 2026-11-30`.
  private var details: String {
    guard let post else { return "" }
    let parts = [
      post.page.isEmpty ? "" : localized("p.%1$@", post.page), post.chapter, post.tags.joined(separator: " "),
      post.kind.name, post.rating.map { String(repeating: "★", count: $0) } ?? "", post.status?.name ?? "",
      post.created.day.description + (post.isCreatedEstimated ? "~" : ""),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
