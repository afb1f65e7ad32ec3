import Drawing
import Localization
import Posts
import StateTree
import UnicodeText

/// Draws the form: the fields from top to bottom, the long ones with all their rows, and scrolls so that the caret is
/// seen.
@MainActor
final class PostFormScreen: Screen {
  private let viewModel: PostFormViewModel
  private var scroll = Scroll()

  init(_ viewModel: PostFormViewModel) {
    self.viewModel = viewModel
  }

  func appear() { viewModel.appear() }
  func disappear() { viewModel.disappear() }

  func handle(_ key: Key) -> Bool {
    if Self.bindings.run(key, on: viewModel) { return true }
    if viewModel.editor == nil { return Self.choiceBindings.run(key, on: viewModel) }
    return viewModel.edit(key)
  }

  func paste(_ text: String) -> Bool { viewModel.paste(text) }

  func draw(on canvas: inout Canvas) {
    canvas.put(
      viewModel.subject.title.fitted(to: canvas.size.columns - 2), row: 0, column: 1, style: .heading)
    Rule.draw(row: 1, on: &canvas)
    let problem = problem(in: canvas.size)
    let height = canvas.size.rows - 3 - max(1, problem?.rows.count ?? 0)
    let column = FieldColumn(columns: canvas.size.columns)
    let (lines, caret) = viewModel.lines(width: column.width, height: height)
    let window = scroll.window(of: height, over: lines.count, showing: caret)
    for (row, index) in window.enumerated() {
      draw(lines[index], isFirst: row == 0, row: row + 2, in: column, on: &canvas)
    }
    drawStatus(problem, on: &canvas)
    Footer.draw(footer, on: &canvas)
  }
}

/// Where the texts of the fields stand, right of their labels.
private struct FieldColumn {
  let start: Int
  let width: Int

  init(columns: Int) {
    start = min(12, columns * 2 / 5)
    width = max(1, columns - start - 1)
  }
}

extension PostFormScreen {
  private var footer: [KeyHelp] {
    let keys = Self.bindings.map(\.help) + (viewModel.editor == nil ? Self.choiceBindings.map(\.help) : [])
    // There is nothing for the editor where several memos are set.
    return viewModel.subject.fields.contains(.note) ? keys : keys.filter { $0.command != "editor" }
  }

  /// Why the memo was not saved, which stays until it is saved again; nil while there is none, or news.
  private func problem(in size: Size) -> SentenceRows? {
    guard let failure = viewModel.failure, viewModel.message == nil else { return nil }
    return SentenceRows(localized("Not saved: %1$@", failure.sentence), in: size)
  }

  private func drawStatus(_ problem: SentenceRows?, on canvas: inout Canvas) {
    if let problem {
      problem.draw(to: canvas.size.rows - 2, style: .problem, on: &canvas)
    } else {
      StatusLine(message: viewModel.message, right: viewModel.isSaving ? localized("saving") : "")
        .draw(on: &canvas)
    }
  }

  private func draw(
    _ line: FormLine, isFirst: Bool, row: Int, in column: FieldColumn, on canvas: inout Canvas
  ) {
    switch line {
    case .field(let field, let index):
      if index == 0 || isFirst { drawLabel(of: field, row: row, in: column, on: &canvas) }
      if field.isLong {
        draw(viewModel.rows(of: field)[index], index, of: field, row: row, in: column, on: &canvas)
      } else {
        drawShort(field, row: row, in: column, on: &canvas)
      }
    case .candidate(let index): drawCandidate(index, row: row, in: column, on: &canvas)
    case .blank: break
    }
  }

  private func drawLabel(
    of field: PostFormField, row: Int, in column: FieldColumn, on canvas: inout Canvas
  ) {
    let isFocused = field == viewModel.focus
    if isFocused { canvas.put("▌", row: row, column: 0, style: .selectionMark) }
    let label = field.label.fitted(to: column.start - 3)
    canvas.put(label, row: row, column: 2, style: isFocused ? .heading : .plain)
  }

  private func draw(
    _ text: TextRow, _ index: Int, of field: PostFormField, row: Int, in column: FieldColumn,
    on canvas: inout Canvas
  ) {
    let style = field == .quote ? Style.bookWords : .plain
    canvas.put(text.text, row: row, column: column.start, width: column.width, style: style)
    guard field == viewModel.focus, let editor = viewModel.editor, index == viewModel.caretRow else { return }
    let caret = column.start + min(text.column(of: editor.caret), column.width)
    canvas.cursor = Position(row: row, column: caret)
  }

  private func drawShort(
    _ field: PostFormField, row: Int, in column: FieldColumn, on canvas: inout Canvas
  ) {
    let isFocused = field == viewModel.focus
    guard let text = viewModel.form.text(of: field) else {
      drawKind(row: row, in: column, on: &canvas)
      if isFocused { canvas.cursor = Position(row: row, column: column.start) }
      return
    }
    if isFocused, let editor = viewModel.editor {
      TextField.draw(editor.line, row: row, column: column.start, width: column.width, on: &canvas)
    } else {
      canvas.put(text.fitted(to: column.width), row: row, column: column.start)
    }
  }

  private func drawKind(row: Int, in column: FieldColumn, on canvas: inout Canvas) {
    let isMany = viewModel.subject.ids.count > 1
    let implied = isMany ? "" : viewModel.form.impliedKind.name
    let name = viewModel.form.kind?.name ?? implied
    let hint = isMany ? localized("each as it is") : localized("by the text")
    var end = canvas.put(name.fitted(to: column.width), row: row, column: column.start)
    guard viewModel.form.kind == nil else { return }
    if !name.isEmpty { end += 2 }
    canvas.put(hint.fitted(to: max(0, canvas.size.columns - end - 1)), row: row, column: end, style: .muted)
  }

  private func drawCandidate(_ index: Int, row: Int, in column: FieldColumn, on canvas: inout Canvas) {
    viewModel.completion?.drawCandidate(index, row: row, column: column.start, on: &canvas)
  }
}

extension TextEditor {
  /// As a line with a caret among its characters.
  fileprivate var line: LineEditor {
    LineEditor(text, caret: String(decoding: Array(text.utf8.prefix(caret)), as: UTF8.self).count)
  }
}
