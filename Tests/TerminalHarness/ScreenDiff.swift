/// Two screens as text, side by side row for row.
package struct ScreenDiff: Equatable, Sendable {
  private let expected: [String]
  private let actual: [String]

  /// Compares two texts; spaces at the end of a row and empty rows at the end do not count.
  package init(expected: String, actual: String) {
    self.expected = ScreenText.rows(of: expected)
    self.actual = ScreenText.rows(of: actual)
  }

  /// Whether both are the same.
  package var isEmpty: Bool { expected == actual }
}

extension ScreenDiff: CustomStringConvertible {
  /// All rows with their numbers; where they differ, the expected one behind `-` and the shown one behind `+`.
  package var description: String {
    (0..<max(expected.count, actual.count)).flatMap(rows).joined(separator: "\n")
  }
}

extension ScreenDiff {
  private func rows(at row: Int) -> [String] {
    let expected = line(row, of: expected)
    let actual = line(row, of: actual)
    guard expected != actual else { return ["  \(RowNumber(row: row)) │\(actual)"] }
    return ["- \(RowNumber(row: row)) │\(expected)", "+ \(RowNumber(row: row)) │\(actual)"]
  }

  private func line(_ row: Int, of lines: [String]) -> String {
    lines.indices.contains(row) ? lines[row] : ""
  }
}
