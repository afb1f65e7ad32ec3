import Drawing
import Localization
import Posts
import StateTree
import UnicodeText

/// Draws the form, a field a row, with the number of matches above and the same condition as a query line below.
@MainActor
final class SearchConditionScreen: Screen {
  private let viewModel: SearchConditionViewModel
  private var scroll = Scroll()

  init(_ viewModel: SearchConditionViewModel) {
    self.viewModel = viewModel
  }

  func appear() { viewModel.appear() }
  func disappear() { viewModel.disappear() }

  func handle(_ key: Key) -> Bool {
    if viewModel.chooseValue(key) || Self.bindings.run(key, on: viewModel) { return true }
    guard var editor = viewModel.editor else { return Self.choiceBindings.run(key, on: viewModel) }
    guard editor.handle(key) else { return false }
    viewModel.edit(editor)
    return true
  }

  func paste(_ text: String) -> Bool {
    guard var editor = viewModel.editor else { return false }
    editor.insert(text)
    viewModel.edit(editor)
    return true
  }

  func draw(on canvas: inout Canvas) {
    drawTitle(on: &canvas)
    Rule.draw(row: 1, on: &canvas)
    let height = canvas.size.rows - 4
    let (lines, focused) = viewModel.lines(height: height)
    for (row, index) in scroll.window(of: height, over: lines.count, showing: focused).enumerated() {
      draw(lines[index], row: row + 2, on: &canvas)
    }
    drawProblem(on: &canvas)
    Footer.draw(footer, on: &canvas)
  }
}

extension SearchConditionScreen {
  private var footer: [KeyHelp] {
    let choosing = viewModel.editor == nil ? Self.choiceBindings.map(\.help) : []
    return Self.bindings.map(\.help).prefix(2) + choosing + Self.bindings.map(\.help).dropFirst(2)
  }

  private func drawTitle(on canvas: inout Canvas) {
    let matches = viewModel.count.map { counted("%1$@ memo matches", "%1$@ memos match", $0) } ?? ""
    let end = canvas.size.columns - matches.cellWidth - 1
    canvas.put(localized("Search condition").fitted(to: end - 2), row: 0, column: 1, style: .heading)
    canvas.put(matches, row: 0, column: end, style: .heading)
  }

  private func drawProblem(on canvas: inout Canvas) {
    guard let problem = viewModel.problem else { return }
    let text = problem.sentence.fitted(to: canvas.size.columns - 2)
    canvas.put(text, row: canvas.size.rows - 2, column: 1, style: .problem)
  }

  private func draw(_ line: ConditionLine, row: Int, on canvas: inout Canvas) {
    switch line {
    case .field(let field): draw(field, row: row, on: &canvas)
    case .candidate(let index): drawCandidate(index, row: row, on: &canvas)
    case .blank: break
    }
  }

  private func drawCandidate(_ index: Int, row: Int, on canvas: inout Canvas) {
    viewModel.completion?.drawCandidate(index, row: row, column: column(on: canvas), on: &canvas)
  }

  private func column(on canvas: Canvas) -> Int { min(15, canvas.size.columns * 2 / 5) }

  private func draw(_ field: ConditionField, row: Int, on canvas: inout Canvas) {
    let isFocused = field == viewModel.focus
    if isFocused { canvas.put("▌", row: row, column: 0, style: .selectionMark) }
    let column = column(on: canvas)
    let label = field.label.fitted(to: column - 3)
    canvas.put(label, row: row, column: 2, style: isFocused ? .heading : .plain)
    if let text = viewModel.form.text(of: field) {
      drawText(text, of: field, row: row, column: column, on: &canvas)
    } else {
      drawChoices(of: field, row: row, column: column, on: &canvas)
      if isFocused { canvas.cursor = canvas.cursor ?? Position(row: row, column: column) }
    }
  }

  private func drawText(
    _ text: String, of field: ConditionField, row: Int, column: Int, on canvas: inout Canvas
  ) {
    let width = canvas.size.columns - column - 1
    let problem = viewModel.problem.flatMap { $0.field == field ? $0.problem.range : nil }
    if field == viewModel.focus, let editor = viewModel.editor {
      TextField.draw(editor, row: row, column: column, width: width, problem: problem, on: &canvas)
    } else {
      canvas.put(text.fitted(to: width), row: row, column: column)
      guard let problem else { return }
      TextField.mark(problem, of: text, row: row, column: column, width: width, on: &canvas)
    }
  }

  private func drawChoices(of field: ConditionField, row: Int, column: Int, on canvas: inout Canvas) {
    let form = viewModel.form
    switch field {
    case .kinds:
      BoxChoice(
        chosen: form.kinds, focused: viewModel.focus == field ? viewModel.focusedKind : nil, name: \.name
      )
      .draw(row: row, column: column, on: &canvas)
    case .statuses:
      BoxChoice(
        chosen: form.statuses, focused: viewModel.focus == field ? viewModel.focusedStatus : nil, name: \.name
      ).draw(row: row, column: column, on: &canvas)
    case .rating: canvas.put(form.ratingAtLeast.leastRating, row: row, column: column)
    case .favorites:
      canvas.put(CheckBox.text(localized("only"), isOn: form.favoritesOnly), row: row, column: column)
    case .sort:
      canvas.put(SortChoice.all.first { $0.key == form.sort.key }?.name ?? "", row: row, column: column)
    case .direction: canvas.put(form.sort.directionName, row: row, column: column)
    default: break
    }
  }
}

extension Int? {
  /// The least rating in words.
  fileprivate var leastRating: String {
    map { localized("at least %1$@", String(repeating: "★", count: $0)) } ?? localized("any")
  }
}
