import Drawing
import Localization
import Posts
import StateTree
import UnicodeText

/// Draws the form, a field a row, with the number of matches above.
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
    if Self.bindings.run(key, on: viewModel) { return true }
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
    let rows = ConditionRow.all(width: canvas.size.columns - valueColumn(of: canvas.size) - 1)
    let focused = rows.firstIndex(where: isFocused)
    let visible = scroll.window(of: canvas.size.rows - 4, over: rows.count, showing: focused)
    for (row, index) in visible.enumerated() { draw(rows[index], row: row + 2, on: &canvas) }
    drawProblem(on: &canvas)
    Footer.draw(footer, on: &canvas)
  }
}

extension SearchConditionScreen {
  private var footer: [KeyHelp] {
    let choosing = viewModel.editor == nil ? Self.choiceBindings.map(\.help) : []
    return Self.bindings.map(\.help).prefix(1) + choosing + Self.bindings.map(\.help).dropFirst(1)
  }

  private func drawTitle(on canvas: inout Canvas) {
    canvas.put(localized("Search condition"), row: 0, column: 1, style: .heading)
    guard let count = viewModel.count else { return }
    let matches = counted("%1$@ memo matches", "%1$@ memos match", count)
    canvas.put(matches, row: 0, column: canvas.size.columns - matches.cellWidth - 1, style: .heading)
  }

  private func drawProblem(on canvas: inout Canvas) {
    guard let problem = viewModel.problem else { return }
    let text = problem.sentence.fitted(to: canvas.size.columns - 2)
    canvas.put(text, row: canvas.size.rows - 2, column: 1, style: .problem)
  }

  private func valueColumn(of size: Size) -> Int { min(16, size.columns / 3) }

  private func isFocused(_ row: ConditionRow) -> Bool {
    row.field == viewModel.focus && (row.kinds.isEmpty || row.kinds.contains(viewModel.focusedKind))
  }

  private func draw(_ line: ConditionRow, row: Int, on canvas: inout Canvas) {
    let column = valueColumn(of: canvas.size)
    let isFocused = isFocused(line)
    if isFocused { canvas.put("▌", row: row, column: 0, style: .selectionMark) }
    if line.isFirst {
      let style = line.field == viewModel.focus ? Style.heading : .plain
      canvas.put(line.field.label.fitted(to: column - 3), row: row, column: 2, style: style)
    }
    if let text = viewModel.form.text(of: line.field) {
      drawText(text, isFocused: isFocused, row: row, column: column, on: &canvas)
    } else {
      drawChoices(of: line, row: row, column: column, on: &canvas)
      if isFocused { canvas.cursor = canvas.cursor ?? Position(row: row, column: column) }
    }
  }

  private func drawText(_ text: String, isFocused: Bool, row: Int, column: Int, on canvas: inout Canvas) {
    let width = canvas.size.columns - column - 1
    if isFocused, let editor = viewModel.editor {
      TextField.draw(editor, row: row, column: column, width: width, on: &canvas)
    } else {
      canvas.put(text.fitted(to: width), row: row, column: column)
    }
  }

  private func drawChoices(of line: ConditionRow, row: Int, column: Int, on canvas: inout Canvas) {
    let form = viewModel.form
    switch line.field {
    case .kinds: draw(line.kinds, row: row, column: column, on: &canvas)
    case .favorites:
      canvas.put(CheckBox.text(localized("only"), isOn: form.favoritesOnly), row: row, column: column)
    case .sort:
      canvas.put(SortChoice.all.first { $0.key == form.sort.key }?.name ?? "", row: row, column: column)
    case .direction: canvas.put(form.sort.directionName, row: row, column: column)
    default: break
    }
  }

  private func draw(_ kinds: [PostKind], row: Int, column: Int, on canvas: inout Canvas) {
    var column = column
    for kind in kinds {
      let isFocused = viewModel.focus == .kinds && kind == viewModel.focusedKind
      if isFocused { canvas.cursor = Position(row: row, column: min(column + 1, canvas.size.columns - 1)) }
      let box = CheckBox.text(kind.name, isOn: viewModel.form.kinds.contains(kind))
      column = canvas.put(box, row: row, column: column, style: isFocused ? .heading : .plain) + 1
    }
  }
}
