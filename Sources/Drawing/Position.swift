/// A place on a canvas, counted from 0 at the top left.
package struct Position: Hashable, Sendable {
  /// The row, downwards.
  package let row: Int
  /// The cell within the row, to the right.
  package let column: Int

  /// The top left corner.
  package static let origin = Position(row: 0, column: 0)

  /// Any position; one outside a canvas shows nothing there.
  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}
