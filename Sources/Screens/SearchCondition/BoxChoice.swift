import Drawing
import UnicodeText

/// Values side by side, each with its box. Where there is no room for all, those before the focused one give way.
struct BoxChoice<Value: Hashable & CaseIterable> where Value.AllCases == [Value] {
  let chosen: Set<Value>
  /// Nil while another field has the focus.
  let focused: Value?
  let name: (Value) -> String

  /// Draws the boxes up to the right edge, and puts the cursor into the focused one.
  func draw(row: Int, column: Int, on canvas: inout Canvas) {
    var column = column
    for value in visibleValues(width: canvas.size.columns - column) {
      let box = box(of: value)
      guard column + box.cellWidth <= canvas.size.columns else {
        canvas.put("…", row: row, column: column)
        return
      }
      if value == focused { canvas.cursor = Position(row: row, column: column + 1) }
      column = canvas.put(box, row: row, column: column, style: value == focused ? .heading : .plain) + 1
    }
  }

  private func visibleValues(width: Int) -> ArraySlice<Value> {
    var values = Value.allCases[...]
    guard let focused else { return values }
    while values.first != focused && self.width(of: values, upTo: focused) > width { values.removeFirst() }
    return values
  }

  private func width(of values: ArraySlice<Value>, upTo last: Value) -> Int {
    values.prefix { $0 != last }.reduce(box(of: last).cellWidth) { $0 + box(of: $1).cellWidth + 1 }
  }

  private func box(of value: Value) -> String {
    CheckBox.text(name(value), isOn: chosen.contains(value))
  }
}
