import TerminalHarness

/// Compares the list of all memos with the folder, in a window in which all of it is seen at once.
struct ListComparison {
  let session: TerminalSession
  let folder: MemoFolder

  /// At this width the list has no preview beside it, and no tags.
  private static let columns = 90
  /// Beside the rows of memos: tabs, a rule, the status line and the footer.
  private static let otherRows = 4
  private static let longestWait = Duration.seconds(90)

  /// Waits until both are the same: keys that are still on their way may set stars in files. Returns how they differ
  /// when they never were.
  func faults() throws -> [String] {
    try showAll(folder.names().count)
    do {
      try session.waitForScreen("the folder", timeout: Self.longestWait) { isFolder(ListRows($0)) }
      return []
    } catch {
      return differences
    }
  }
}

extension ListComparison {
  /// Leaves whatever is open, and shows the first tab without a filter.
  private func showAll(_ count: Int) throws {
    for _ in 0..<4 { session.press(.control("g")) }
    session.resize(rows: count + Self.otherRows + 20, columns: Self.columns)
    session.type("1x")
    try session.waitForText("[1 Memos]")
  }

  private func isFolder(_ rows: ListRows) -> Bool {
    rows.isShown(live: rows.memos.count) && rows.memos == folder.listed()
  }

  private var differences: [String] {
    let (rows, expected) = (ListRows(session.screen), folder.listed())
    let difference = rows.memos.difference(from: expected)
    return [
      "the status line says: \(rows.status)",
      "only in the list (\(rows.memos.count)): \(difference.insertions.map(\.memo))",
      "only in the folder (\(expected.count)): \(difference.removals.map(\.memo))",
    ]
  }
}

extension CollectionDifference<ListedMemo>.Change {
  fileprivate var memo: ListedMemo {
    switch self {
    case .insert(_, let memo, _), .remove(_, let memo, _): memo
    }
  }
}
