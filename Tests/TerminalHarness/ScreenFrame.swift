extension Screen {
  /// The screen in a frame with row numbers and the place of the cursor, for the message of a failed test.
  package var framed: String {
    let columns = cells.first?.count ?? 0
    let edge = String(repeating: "─", count: columns)
    let rows = cells.indices.map { "\(RowNumber(row: $0)) │\(cells[$0].map(\.text).joined())│" }
    return (["\(RowNumber.blank) ┌\(edge)┐"] + rows + ["\(RowNumber.blank) └\(edge)┘", cursorSentence])
      .joined(separator: "\n")
  }

  private var cursorSentence: String {
    let visibility = isCursorVisible ? "cursor" : "hidden cursor"
    let name = isAlternate ? "alternate screen" : "main screen"
    return "\(RowNumber.blank)  \(visibility) at row \(cursor.row), column \(cursor.column), \(name)"
  }
}

/// A row number in three columns.
struct RowNumber: CustomStringConvertible {
  static let blank = "   "

  let row: Int

  var description: String {
    let digits = String(row)
    return String(repeating: " ", count: max(0, 3 - digits.count)) + digits
  }
}
