import Drawing
import Posts
import PostsFake
import Testing

@testable import Screens

@MainActor
@Suite
struct DrawnRowsTests {
  private func canvas() -> Canvas { Canvas(size: Size(rows: 6, columns: 70)) }

  /// The rows as they are drawn without anything known of an earlier picture.
  private func fresh(_ posts: [Post], width: Int) -> Canvas {
    var canvas = canvas()
    for (row, post) in posts.enumerated() { PostColumns(width: width).draw(post, row: row + 1, on: &canvas) }
    return canvas
  }

  @Test("scrolled, narrowed, changed and reordered lists look as if drawn for the first time")
  func sameAsFresh() {
    var rows = DrawnRows()
    let posts = FakeMemo.library.map { Post($0.fields) }
    let starred = Post(FakeMemo.train.starred.fields)
    let lists: [([Post], Int)] = [
      (Array(posts[0..<3]), 70), (Array(posts[1..<4]), 70), (Array(posts[1..<4]), 40), ([], 40),
      ([posts[0], starred, posts[2]], 60), (Array(posts[0..<3].reversed()), 60),
    ]
    for (list, width) in lists {
      var canvas = canvas()
      rows.draw(OrderedPosts(list)[...], width: width, .none, row: 1, on: &canvas)
      #expect(canvas == fresh(list, width: width))
    }
  }
}
