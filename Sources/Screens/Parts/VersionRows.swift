import Drawing
import StateTree
import UnicodeText

/// Rows of text versions, wrapped, each line behind a sign that says what it is.
struct VersionRows {
  private struct Row {
    let sign: String
    let text: String
    let style: Style
  }

  private let rows: [Row]

  var count: Int { rows.count }

  /// A difference: lines that come behind `+`, lines that go behind `-`.
  init(_ difference: LineDifference, width: Int) {
    rows = difference.shortened(context: 3).lines.flatMap { line in
      switch line {
      case .kept(let text): Self.rows(text, sign: " ", .plain, width: width)
      case .removed(let text): Self.rows(text, sign: "-", .problem, width: width)
      case .added(let text): Self.rows(text, sign: "+", .bookWords, width: width)
      case .skipped(let count): [Row(sign: " ", text: "⋮ \(count)", style: .muted)]
      }
    }
  }

  /// A text.
  init(_ text: String, width: Int) {
    rows = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { Self.rows(String($0), sign: "", .plain, width: width) }
  }

  /// Draws the rows from `first` on into so many rows of the canvas.
  func draw(from first: Int, row: Int, height: Int, on canvas: inout Canvas) {
    for (number, line) in rows.dropFirst(first).prefix(max(0, height)).enumerated() {
      let column = canvas.put(line.sign, row: row + number, column: 1, style: line.style)
      canvas.put(line.text, row: row + number, column: max(3, column + 1), style: line.style)
    }
  }

  private static func rows(_ text: String, sign: String, _ style: Style, width: Int) -> [Row] {
    LineBreaking.lines(text, width: max(2, width - 4)).map { Row(sign: sign, text: $0, style: style) }
  }
}
