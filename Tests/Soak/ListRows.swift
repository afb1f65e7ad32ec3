import TerminalHarness

/// The list as it stands on a screen of 90 columns.
struct ListRows {
  /// The memos, sorted by title.
  let memos: [ListedMemo]
  let status: String

  /// Where a row has its star and its title.
  private static let starColumn = 1
  private static let titleColumns = 18..<40

  init(_ screen: Screen) {
    let rows = screen.cells.dropFirst(2).dropLast(2)
    memos = rows.compactMap(Self.memo).sorted()
    status = screen.line(screen.cells.count - 2)
  }

  /// Whether the status line says that these are all memos, and that they are so now.
  func isShown(live count: Int) -> Bool {
    status.split(separator: " ").first?.hasSuffix("/\(count)") == true && status.hasSuffix(" live")
  }

  private static func memo(in row: [ScreenCell]) -> ListedMemo? {
    guard row.count > titleColumns.upperBound else { return nil }
    let title = row[titleColumns].map(\.text).joined().split(separator: " ").first
    return title.map { ListedMemo(title: String($0), isStarred: row[starColumn].text == "★") }
  }
}
