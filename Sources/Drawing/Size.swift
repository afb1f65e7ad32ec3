/// The extent of a screen or of a pane, in cells.
package struct Size: Hashable, Sendable {
  /// The number of rows; never negative.
  package let rows: Int
  /// The number of cells in each row; never negative.
  package let columns: Int

  /// A negative number counts as 0.
  package init(rows: Int, columns: Int) {
    self.rows = max(0, rows)
    self.columns = max(0, columns)
  }
}
