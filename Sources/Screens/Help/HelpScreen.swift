import Drawing
import Localization
import UnicodeText

/// Draws the keys of the screen below, and the field that searches in them. With nothing typed, `q` and `?` close it.
@MainActor
final class HelpScreen: Screen {
  private let viewModel: HelpViewModel

  init(_ viewModel: HelpViewModel) {
    self.viewModel = viewModel
  }

  func appear() { viewModel.appear() }
  func disappear() { viewModel.disappear() }

  func handle(_ key: Key) -> Bool {
    if viewModel.search.isEmpty && [.character("q"), .character("?")].contains(key) {
      viewModel.close()
      return true
    }
    if Self.bindings.run(key, on: viewModel) { return true }
    var editor = editor
    guard editor.handle(key) else { return false }
    viewModel.search(editor)
    return true
  }

  func paste(_ text: String) -> Bool {
    var editor = editor
    editor.insert(text)
    viewModel.search(editor)
    return true
  }

  func draw(on canvas: inout Canvas) {
    canvas.put(localized("Keys"), row: 0, column: 1, style: .heading)
    Rule.draw(row: 1, on: &canvas)
    let rows = viewModel.visibleRows(height: canvas.size.rows - 4)
    for (row, index) in rows.enumerated() { draw(viewModel.keys[index], row: row + 2, on: &canvas) }
    if viewModel.keys.isEmpty { canvas.put(localized("No key matches."), row: 2, column: 2) }
    let label = localized("Search:")
    let row = canvas.size.rows - 2
    let column = canvas.put(label, row: row, column: 1, style: .muted) + 1
    TextField.draw(editor, row: row, column: column, width: canvas.size.columns - column - 1, on: &canvas)
    Footer.draw(Self.bindings.map(\.help), on: &canvas)
  }
}

extension HelpScreen {
  private var editor: LineEditor { LineEditor(viewModel.search, caret: viewModel.caret) }

  private func draw(_ key: KeyHelp, row: Int, on canvas: inout Canvas) {
    let keysWidth = min(24, canvas.size.columns / 3)
    canvas.put(key.keys.joined(separator: " ").fitted(to: keysWidth), row: row, column: 2, style: .key)
    canvas.put(key.sentence.fitted(to: canvas.size.columns - keysWidth - 5), row: row, column: keysWidth + 4)
  }
}
