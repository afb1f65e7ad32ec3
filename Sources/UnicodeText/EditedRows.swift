/// The rows of a text while it is edited: of each next text only the lines around what is new in it are wrapped.
package struct EditedRows {
  private var text = ""
  private var width = 0
  private var rows: [TextRow] = []

  /// A newline has three bytes at most (U+2028).
  private static let longestNewline = 3

  package init() {}

  /// The rows of a text, as `LineBreaking.rows` makes them.
  package mutating func rows(of text: String, width: Int) -> [TextRow] {
    if rows.isEmpty || width != self.width {
      rows = LineBreaking.rows(of: text, width: width)
    } else if !text.hasSameBytes(as: self.text) {
      update(to: text)
    }
    (self.text, self.width) = (text, width)
    return rows
  }
}

extension EditedRows {
  private mutating func update(to new: String) {
    let shared = text.sharedBytes(with: new)
    let growth = new.utf8.count - text.utf8.count
    let first = firstRow(ofLineBefore: shared.head)
    let last = firstRow(ofLineBehind: text.utf8.count - shared.tail + Self.longestNewline)
    let start = rows[first].range.lowerBound
    let end = last < rows.count ? rows[last].range.lowerBound + growth : new.utf8.count
    var made = LineBreaking.rows(of: new.bytes(in: start..<end), width: width)
    // Behind the newline of the last of these lines goes on what is known.
    if last < rows.count { made.removeLast() }
    if growth != 0 { for row in last..<rows.count { rows[row] = rows[row].moved(by: growth) } }
    rows.replaceSubrange(first..<last, with: made.map { $0.moved(by: start) })
  }

  private func beginsLine(_ row: Int) -> Bool { row == 0 || rows[row - 1].endsLine }

  /// The line before the one that holds a place: what is new there may have joined the two, as LF joins a CR before it.
  private func firstRow(ofLineBefore place: Int) -> Int {
    var row = rows.row(of: place)
    while !beginsLine(row) { row -= 1 }
    row = max(0, row - 1)
    while !beginsLine(row) { row -= 1 }
    return row
  }

  /// The first line that begins at a place or behind it; the number of rows where there is none.
  private func firstRow(ofLineBehind place: Int) -> Int {
    var row = rows.row(of: place)
    while row < rows.count, !beginsLine(row) || rows[row].range.lowerBound < place { row += 1 }
    return row
  }
}
