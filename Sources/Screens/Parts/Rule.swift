import Drawing

/// A thin line across the canvas.
enum Rule {
  static func draw(row: Int, on canvas: inout Canvas) {
    canvas.put(String(repeating: "─", count: canvas.size.columns), row: row, column: 0, style: .muted)
  }
}
