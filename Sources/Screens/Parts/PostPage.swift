import Drawing
import Posts
import UnicodeText

/// A memo as a page of a given width: a header that stays, and the wrapped lines of its body.
struct PostPage {
  private let document: DocumentSnapshot
  private let lines: [PageLine]
  private let highlighter: Highlighter
  /// The places in the body that were looked for, in UTF-8 bytes.
  let hits: [Range<Int>]

  init(_ document: DocumentSnapshot, width: Int, _ highlighter: Highlighter = .none) {
    self.init(document, PageLine.lines(of: document.body, width: width), highlighter)
  }

  private init(_ document: DocumentSnapshot, _ lines: [PageLine], _ highlighter: Highlighter) {
    self.document = document
    self.lines = lines
    self.highlighter = highlighter
    hits = highlighter.hits(in: document.body)
  }

  /// How many lines the body has.
  var count: Int { lines.count }

  /// The rows that the header takes.
  static let headerHeight = 3

  /// The same page with other hits.
  func highlighted(by highlighter: Highlighter) -> PostPage { PostPage(document, lines, highlighter) }

  /// The line in which each hit begins.
  var hitLines: [Int] {
    var line = 0
    return hits.map { hit in
      while line + 1 < lines.count, lines[line + 1].range.lowerBound <= hit.lowerBound { line += 1 }
      return line
    }
  }

  /// Draws the header and, below it, the body from this line on.
  ///
  /// - Parameter currentHit: The number of the hit that stands out, from 0.
  func draw(from first: Int, position: String = "", currentHit: Int? = nil, on canvas: inout Canvas) {
    PostHeader(document.post, highlighter).draw(position: position, on: &canvas)
    let room = max(0, canvas.size.rows - Self.headerHeight)
    for (row, line) in lines.dropFirst(first).prefix(room).enumerated() {
      line.draw(row: row + Self.headerHeight, on: &canvas)
      drawHits(in: line, row: row + Self.headerHeight, currentHit, on: &canvas)
    }
  }

  private func drawHits(in line: PageLine, row: Int, _ current: Int?, on canvas: inout Canvas) {
    let first = hits.partitioningIndex { $0.upperBound > line.range.lowerBound }
    for number in first..<hits.count {
      if hits[number].lowerBound >= line.range.upperBound { return }
      for columns in line.columns(of: hits[number]) {
        canvas.restyle(row: row, columns: columns, number == current ? \.currentHit : \.hit)
      }
    }
  }
}

extension [Range<Int>] {
  /// The first index for which something is true that stays true from there on.
  fileprivate func partitioningIndex(where isBehind: (Range<Int>) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
