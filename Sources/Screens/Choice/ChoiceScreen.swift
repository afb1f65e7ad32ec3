import Drawing
import Localization
import StateTree
import UnicodeText

/// Draws the values among which is chosen in place of the footer of the screen below, and where they do not fit, of the
/// status line too. A key that chooses nothing leaves all as it was.
@MainActor
final class ChoiceScreen: Screen {
  private let viewModel: ChoiceViewModel

  init(_ viewModel: ChoiceViewModel) {
    self.viewModel = viewModel
  }

  var isOverlay: Bool { true }

  func appear() { viewModel.appear() }
  func disappear() { viewModel.disappear() }

  func handle(_ key: Key) -> Bool {
    if [.control("l"), .control("z")].contains(key) { return false }
    if case .character(let letter) = key { viewModel.choose(letter) } else { viewModel.choose(nil) }
    return true
  }

  func draw(on canvas: inout Canvas) {
    guard let field = viewModel.field else { return }
    let choices = field.changes.map { (letter: String($0.letter), name: $0.choiceName) }
    let widths = choices.map { $0.letter.cellWidth + $0.name.cellWidth + 3 }
    let heading = field.heading
    let isWide = heading.cellWidth + widths.reduce(1, +) <= canvas.size.columns
    let isOneRow = widths.reduce(-1, +) <= canvas.size.columns
    var row = canvas.size.rows - (isOneRow ? 1 : 2)
    for row in row..<canvas.size.rows { canvas.fill(row: row) }
    var column = isWide ? canvas.put(heading, row: row, column: 1, style: .heading) + 2 : 1
    canvas.cursor = Position(row: row, column: max(0, column - 2))
    for (choice, width) in zip(choices, widths) {
      if column + width - 2 > canvas.size.columns, row < canvas.size.rows - 1 { (row, column) = (row + 1, 1) }
      let next = canvas.put(choice.letter, row: row, column: column, style: .key) + 1
      column = canvas.put(choice.name, row: row, column: next, style: .muted) + 2
    }
  }
}

extension FieldChoice {
  fileprivate var heading: String {
    switch self {
    case .rating: localized("Rating:")
    case .kind: localized("Kind:")
    case .status: localized("Status:")
    }
  }
}
