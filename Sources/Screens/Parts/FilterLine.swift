import Drawing
import Localization
import StateTree
import UnicodeText

/// The last two lines while a filter is being typed: the filter and what it finds, and the keys for it.
@MainActor
enum FilterLine {
  /// - Parameter found: How much the filter finds, in words.
  static func draw(_ typing: some FilterTyping, found: String, on canvas: inout Canvas) {
    let row = canvas.size.rows - 2
    canvas.put("/", row: row, column: 1, style: .key)
    let end = canvas.size.columns - found.cellWidth - 1
    canvas.put(found, row: row, column: end, style: .muted)
    TextField.draw(
      typing.filterEditor, row: row, column: 2, width: end - 3, problem: typing.mode.problem?.range,
      on: &canvas)
    drawFooter(typing.mode, on: &canvas)
  }

  /// While the line is no query, why stands in place of the keys.
  private static func drawFooter(_ mode: PostListMode, on canvas: inout Canvas) {
    guard let problem = mode.problem else { return Footer.draw(FilterKeys.help, on: &canvas) }
    let sentence = problem.placedSentence.fitted(to: canvas.size.columns - 2)
    canvas.put(sentence, row: canvas.size.rows - 1, column: 1, style: .problem)
  }
}
