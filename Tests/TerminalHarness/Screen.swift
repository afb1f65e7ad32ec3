/// What a terminal shows at one moment. Rows and columns count from 0.
package struct Screen: Sendable {
  /// The cells, row by row.
  package let cells: [[ScreenCell]]
  /// Where the cursor is, seen or not.
  package let cursor: (row: Int, column: Int)
  package let isCursorVisible: Bool
  /// Whether this is the alternate screen of a full-screen program.
  package let isAlternate: Bool
  /// Whether the program asked for mouse reports.
  package let isMouseReported: Bool

  /// The rows as text, right-trimmed.
  package var lines: [String] {
    cells.map { $0.rightTrimmedText }
  }

  /// The whole screen as text: right-trimmed rows, without the empty ones at the end.
  package var text: String {
    ScreenText.rows(of: lines).joined(separator: "\n")
  }

  /// One row as text, right-trimmed; empty below the last row.
  package func line(_ row: Int) -> String {
    cells.indices.contains(row) ? cells[row].rightTrimmedText : ""
  }

  /// Whether a row holds this text.
  package func contains(_ text: String) -> Bool {
    lines.contains { $0.contains(text) }
  }

  /// The cells of the first place that shows this text, to see how it looks; empty if no row holds it.
  package func cells(showing text: String) -> ArraySlice<ScreenCell> {
    cells.lazy.compactMap { $0.cells(showing: text) }.first ?? []
  }
}

extension [ScreenCell] {
  /// The characters of these cells, without the spaces at the end.
  var rightTrimmedText: String {
    ScreenText.rightTrimmed(map(\.text).joined())
  }

  fileprivate func cells(showing text: String) -> ArraySlice<ScreenCell>? {
    indices.lazy.filter { self[$0].width > 0 }.compactMap { self[$0...].prefix(spelling: text) }.first
  }
}

extension ArraySlice<ScreenCell> {
  /// The first cells, as many as spell this text; nil if they spell something else.
  fileprivate func prefix(spelling text: String) -> ArraySlice<ScreenCell>? {
    var rest = Substring(text)
    for index in indices {
      if rest.isEmpty, self[index].width > 0 { return self[..<index] }
      guard rest.hasPrefix(self[index].text) else { return nil }
      rest.removeFirst(self[index].text.count)
    }
    return rest.isEmpty ? self : nil
  }
}
