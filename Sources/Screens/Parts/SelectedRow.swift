import Drawing

/// Shows which row of a list is selected, under a title of two lines.
enum SelectedRow {
  /// - Parameter selected: Nil where none is.
  static func draw(_ selected: Int?, of visible: Range<Int>, on canvas: inout Canvas) {
    guard let selected, visible.contains(selected) else { return }
    let row = selected - visible.lowerBound + 2
    canvas.restyle(row: row, columns: 0..<canvas.size.columns, \.bold)
    canvas.put("▌", row: row, column: 0, style: .selectionMark)
    canvas.cursor = Position(row: row, column: 0)
  }
}
