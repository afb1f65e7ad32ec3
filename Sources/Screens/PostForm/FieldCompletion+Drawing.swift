import Drawing
import Localization
import UnicodeText

extension FieldCompletion {
  /// Draws a value on offer, with how many memos hold it, up to the right edge.
  func drawCandidate(_ index: Int, row: Int, column: Int, on canvas: inout Canvas) {
    let candidate = candidates[index]
    let isChosen = index == chosen
    if isChosen { canvas.put("›", row: row, column: column - 2, style: .selectionMark) }
    let count = grouped(candidate.count)
    let width = max(1, canvas.size.columns - column - 1)
    let text = candidate.text.fitted(to: width - count.cellWidth - 2)
    let end = canvas.put(text, row: row, column: column, style: isChosen ? .heading : .muted)
    canvas.put(count, row: row, column: end + 2, style: .muted)
  }
}
