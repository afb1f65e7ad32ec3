import Drawing
import UnicodeText

/// Draws the pending question over the last lines of the screen below. Every other key waits for the answer.
@MainActor
final class QuestionScreen: Screen {
  private let viewModel: QuestionViewModel

  init(_ viewModel: QuestionViewModel) {
    self.viewModel = viewModel
  }

  var isOverlay: Bool { true }

  func appear() { viewModel.appear() }
  func disappear() { viewModel.disappear() }

  func handle(_ key: Key) -> Bool {
    if Self.bindings.run(key, on: viewModel) { return true }
    // Drawing anew and suspending stay possible; nothing else happens behind a question.
    return ![.control("l"), .control("z")].contains(key)
  }

  func draw(on canvas: inout Canvas) {
    let last = canvas.size.rows - 1
    canvas.fill(row: last)
    let sentence = SentenceRows(viewModel.sentence, in: canvas.size)
    sentence.draw(to: last - 1, style: .heading, on: &canvas)
    let end = 1 + (sentence.rows.last?.cellWidth ?? 0)
    canvas.cursor = Position(row: last - 1, column: min(end, canvas.size.columns - 1))
    Footer.draw(Self.bindings.map(\.help), on: &canvas)
  }
}
