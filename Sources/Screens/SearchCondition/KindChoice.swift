import Drawing
import Posts
import UnicodeText

/// The kinds side by side, each with its box. Where there is no room for all, those before the focused one give way.
struct KindChoice {
  let chosen: Set<PostKind>
  /// Nil while another field has the focus.
  let focused: PostKind?

  /// Draws the boxes up to the right edge, and puts the cursor into the focused one.
  func draw(row: Int, column: Int, on canvas: inout Canvas) {
    var column = column
    for kind in visibleKinds(width: canvas.size.columns - column) {
      let box = box(of: kind)
      guard column + box.cellWidth <= canvas.size.columns else {
        canvas.put("…", row: row, column: column)
        return
      }
      if kind == focused { canvas.cursor = Position(row: row, column: column + 1) }
      column = canvas.put(box, row: row, column: column, style: kind == focused ? .heading : .plain) + 1
    }
  }

  private func visibleKinds(width: Int) -> ArraySlice<PostKind> {
    var kinds = PostKind.allCases[...]
    guard let focused else { return kinds }
    while kinds.first != focused && self.width(of: kinds, upTo: focused) > width { kinds.removeFirst() }
    return kinds
  }

  private func width(of kinds: ArraySlice<PostKind>, upTo last: PostKind) -> Int {
    kinds.prefix { $0 != last }.reduce(box(of: last).cellWidth) { $0 + box(of: $1).cellWidth + 1 }
  }

  private func box(of kind: PostKind) -> String {
    CheckBox.text(kind.name, isOn: chosen.contains(kind))
  }
}
