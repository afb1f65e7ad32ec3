import Drawing
import Posts

/// The rows of the last picture of a list, of which a row is drawn anew only for a memo that was not in it.
struct DrawnRows {
  private var width = 0
  private var highlighter = Highlighter.none
  private var rows: [(post: Post, picture: Canvas)] = []

  /// Draws memos from this row on, each in a row as wide as `width`, with what the highlighter shows in them.
  mutating func draw(
    _ posts: Slice<OrderedPosts>, width: Int, _ highlighter: Highlighter, row: Int, on canvas: inout Canvas
  ) {
    let known = self.width == width && self.highlighter == highlighter ? rows : []
    let columns = PostColumns(width: width, highlighter)
    (self.width, self.highlighter) = (width, highlighter)
    rows = posts.map { post in
      known.first { $0.post == post } ?? (post, Self.picture(of: post, in: columns, width: width))
    }
    for (offset, drawn) in rows.enumerated() {
      canvas.draw(drawn.picture, at: Position(row: row + offset, column: 0))
    }
  }

  private static func picture(of post: Post, in columns: PostColumns, width: Int) -> Canvas {
    var picture = Canvas(size: Size(rows: 1, columns: width))
    columns.draw(post, row: 0, on: &picture)
    return picture
  }
}
