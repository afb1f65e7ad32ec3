import Drawing
import Localization
import Posts
import StateTree
import UnicodeText

/// Draws the saved tabs: number, name and query; below them what is not understood of their file.
@MainActor
final class SavedTabsScreen: Screen {
  private let viewModel: SavedTabsViewModel

  init(_ viewModel: SavedTabsViewModel) {
    self.viewModel = viewModel
  }

  var commands: [String] { Self.bindings.map(\.command) }

  func run(command: String) -> Bool { Self.bindings.run(command: command, on: viewModel) }

  func appear() { viewModel.appear() }
  func disappear() { viewModel.disappear() }

  func handle(_ key: Key) -> Bool { Self.bindings.run(key, on: viewModel) }

  func draw(on canvas: inout Canvas) {
    canvas.put(
      localized("Saved tabs").fitted(to: canvas.size.columns - 2), row: 0, column: 1, style: .heading)
    Rule.draw(row: 1, on: &canvas)
    let problems = viewModel.problems.prefix(max(0, canvas.size.rows - 7))
    let size = Size(rows: canvas.size.rows - 4 - problems.count, columns: canvas.size.columns)
    drawRows(in: size, on: &canvas)
    for (offset, problem) in problems.enumerated() {
      let text = problem.sentence.fitted(to: size.columns - 3)
      canvas.put(text, row: 2 + size.rows + offset, column: 2, style: .problem)
    }
    StatusLine(left: position, message: viewModel.message).draw(on: &canvas)
    Footer.draw(Self.help, on: &canvas)
  }
}

extension SavedTabsScreen {
  private func drawRows(in size: Size, on canvas: inout Canvas) {
    if viewModel.tabs.isEmpty { return drawEmptiness(in: size, on: &canvas) }
    let visible = viewModel.visibleRows(height: size.rows)
    for row in visible {
      draw(viewModel.tabs[row], number: row, row: row - visible.lowerBound + 2, on: &canvas)
    }
    SelectedRow.draw(viewModel.selectedRow, of: visible, on: &canvas)
  }

  private func draw(_ tab: SavedTab, number: Int, row: Int, on canvas: inout Canvas) {
    let width = canvas.size.columns
    let nameWidth = min(24, width / 3)
    canvas.put("\(viewModel.firstNumber + number)", row: row, column: 2, style: .key)
    canvas.put(tab.name.fitted(to: nameWidth), row: row, column: 6)
    let query = tab.condition.line.fitted(to: max(0, width - nameWidth - 9))
    canvas.put(query, row: row, column: 8 + nameWidth, style: .muted)
  }

  private func drawEmptiness(in size: Size, on canvas: inout Canvas) {
    let sentence = TabsMessage.none.sentence
    for (row, line) in LineBreaking.lines(sentence, width: min(size.columns - 4, 72)).enumerated() {
      canvas.put(line, row: row + 3, column: 2)
    }
  }

  private var position: String {
    viewModel.selectedRow.map { "\(grouped($0 + 1))/\(grouped(viewModel.tabs.count))" } ?? ""
  }
}
