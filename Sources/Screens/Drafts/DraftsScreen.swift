import Drawing
import Localization
import Posts
import StateTree
import UnicodeText

/// Draws the drafts that are kept, one in a row.
@MainActor
final class DraftsScreen: Screen {
  private let viewModel: DraftsViewModel

  init(_ viewModel: DraftsViewModel) {
    self.viewModel = viewModel
  }

  func appear() { viewModel.appear() }
  func disappear() { viewModel.disappear() }

  func handle(_ key: Key) -> Bool { Self.bindings.run(key, on: viewModel) }

  var commands: [String] { Self.bindings.map(\.command) }
  func run(command: String) -> Bool { Self.bindings.run(command: command, on: viewModel) }

  func draw(on canvas: inout Canvas) {
    canvas.put(localized("Drafts"), row: 0, column: 1, style: .heading)
    Rule.draw(row: 1, on: &canvas)
    if viewModel.drafts.isEmpty { drawEmptiness(on: &canvas) }
    for (row, index) in viewModel.visibleRows(height: canvas.size.rows - 4).enumerated() {
      draw(viewModel.drafts[index], isSelected: index == viewModel.selectedRow, row: row + 2, on: &canvas)
    }
    StatusLine(left: position, message: viewModel.message).draw(on: &canvas)
    Footer.draw(Self.help, on: &canvas)
  }
}

extension DraftsScreen {
  private var position: String {
    let count = viewModel.drafts.count
    return count == 0 ? "" : "\(grouped(viewModel.selectedRow + 1))/\(grouped(count))"
  }

  private func drawEmptiness(on canvas: inout Canvas) {
    let sentence = localized(
      "There is no draft. What you typed into a form is kept here when you leave it without saving.")
    let lines = LineBreaking.lines(sentence, width: min(canvas.size.columns - 4, 72))
    for (row, line) in lines.prefix(canvas.size.rows - 4).enumerated() {
      canvas.put(line, row: row + (canvas.size.rows > 8 ? 3 : 2), column: 2)
    }
  }

  /// When it was begun, what the form was about, and how its text begins.
  private func draw(_ draft: Draft, isSelected: Bool, row: Int, on canvas: inout Canvas) {
    if isSelected {
      canvas.put("▌", row: row, column: 0, style: .selectionMark)
      canvas.cursor = Position(row: row, column: 0)
    }
    let time = canvas.put(draft.begun, row: row, column: 2, style: .muted)
    let what = canvas.put(draft.subject.title, row: row, column: time + 2)
    let words = draft.firstWords.fitted(to: max(0, canvas.size.columns - what - 3))
    canvas.put(words, row: row, column: what + 2, style: isSelected ? .heading : .plain)
  }
}

extension Draft {
  /// The day and the time in its name: 2026-11-30 09:20; empty where the name tells none.
  fileprivate var begun: String {
    let digits = Array(id.text)
    guard digits.count >= 15, digits[..<8].allSatisfy(\.isNumber) else { return "" }
    let part = { (range: Range<Int>) in String(digits[range]) }
    return "\(part(0..<4))-\(part(4..<6))-\(part(6..<8)) \(part(9..<11)):\(part(11..<13))"
  }
}
