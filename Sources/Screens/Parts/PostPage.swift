import Drawing
import Posts
import UnicodeText

/// A memo as a page of a given width: a header that stays, and the wrapped lines of its body.
struct PostPage {
  private let header: PostHeader
  private let lines: [PageLine]

  init(_ document: DocumentSnapshot, width: Int) {
    header = PostHeader(document.post)
    lines = PageLine.lines(of: document.body, width: width)
  }

  /// How many lines the body has.
  var count: Int { lines.count }

  /// The rows that the header takes.
  static let headerHeight = 3

  /// Draws the header and, below it, the body from this line on.
  func draw(from first: Int, position: String = "", on canvas: inout Canvas) {
    header.draw(position: position, on: &canvas)
    let room = max(0, canvas.size.rows - Self.headerHeight)
    for (row, line) in lines.dropFirst(first).prefix(room).enumerated() {
      line.draw(row: row + Self.headerHeight, on: &canvas)
    }
  }
}
