import Drawing
import Posts
import PostsFake
import Testing

@testable import Screens

@MainActor
struct PostColumnsTests {
  private static let long = String(repeating: "長いa", count: 60)

  private let posts = [
    Post(
      FakeMemo("a", book: long).starred.with {
        $0.page = long
        $0.tags = [long, long]
        $0.firstWords = long
        $0.problem = .damaged
        $0.isCreatedEstimated = true
      }.fields),
    Post(FakeMemo.cat.fields), Post(FakeMemo("b").fields),
  ]

  @Test("no column overflows into the next or over the edge", arguments: 20...200)
  func overflow(width: Int) {
    for post in posts {
      var canvas = Canvas(size: Size(rows: 1, columns: width + 10))
      PostColumns(width: width).draw(post, row: 0, on: &canvas)
      let beyond = canvas.cells(inRow: 0).suffix(10)
      #expect(beyond.allSatisfy { $0.glyph == .space })
    }
  }

  @Test("the columns keep a blank between them", arguments: 20...200)
  func gaps(width: Int) {
    var canvas = Canvas(size: Size(rows: 1, columns: width))
    PostColumns(width: width).draw(posts[0], row: 0, on: &canvas)
    let line = canvas.lines[0]
    let parts = line.dropFirst(3).split(separator: "  ", omittingEmptySubsequences: true)
    #expect(parts.count == expectedParts(width: width))
  }

  /// The date and the kind, and of the book, its page, the words and the tags those that have room.
  private func expectedParts(width: Int) -> Int {
    2 + [36, 56, 96].count { $0 <= width }
  }

  @Test("a memo that is only a heading shows it beside its book")
  func heading() {
    var canvas = Canvas(size: Size(rows: 1, columns: 60))
    let post = Post(FakeMemo("c", book: "本").with { ($0.title, $0.firstWords) = ("見出し", "") }.fields)
    PostColumns(width: 60).draw(post, row: 0, on: &canvas)
    #expect(canvas.lines[0].hasSuffix("見出し"))
  }

  @Test("star, day and kind are shown at every width", arguments: 20...200)
  func always(width: Int) {
    var canvas = Canvas(size: Size(rows: 1, columns: width))
    PostColumns(width: width).draw(posts[1], row: 0, on: &canvas)
    #expect(canvas.lines[0].hasPrefix(width < 44 ? " ★ 11-30  \"  " : " ★ 2026-11-30  \"  "))
  }
}
