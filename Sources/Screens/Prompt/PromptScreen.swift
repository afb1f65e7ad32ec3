import Drawing
import Localization
import StateTree
import UnicodeText

/// Draws the line that is asked for over the last two lines of the screen below: what is typed, and under it the keys,
/// or the words to which Tab completes.
@MainActor
final class PromptScreen: Screen {
  private let viewModel: PromptViewModel

  init(_ viewModel: PromptViewModel) {
    self.viewModel = viewModel
  }

  var isOverlay: Bool { true }

  func appear() { viewModel.appear() }
  func disappear() { viewModel.disappear() }

  func handle(_ key: Key) -> Bool {
    if Self.bindings.run(key, on: viewModel) { return true }
    if key == .backspace && viewModel.editor.text.isEmpty {
      viewModel.leave()
      return true
    }
    var editor = viewModel.editor
    if editor.handle(key) {
      viewModel.edit(editor)
      return true
    }
    return ![.control("l"), .control("z")].contains(key)
  }

  func paste(_ text: String) -> Bool {
    var editor = viewModel.editor
    editor.insert(text)
    viewModel.edit(editor)
    return true
  }

  func draw(on canvas: inout Canvas) {
    let last = canvas.size.rows - 1
    canvas.fill(row: last - 1)
    canvas.fill(row: last)
    let column = canvas.put(viewModel.prompt?.label ?? "", row: last - 1, column: 1, style: .key)
    TextField.draw(
      viewModel.editor, row: last - 1, column: column, width: canvas.size.columns - column - 1, on: &canvas)
    if viewModel.completion.words.isEmpty {
      Footer.draw(Self.bindings.map(\.help), on: &canvas)
    } else {
      drawWords(on: &canvas)
    }
  }
}

extension PromptScreen {
  /// From the one that stands in the line on.
  private func drawWords(on canvas: inout Canvas) {
    let row = canvas.size.rows - 1
    var column = canvas.put(Key.tab.label, row: row, column: 1, style: .key) + 1
    let first = viewModel.completion.index ?? 0
    for (index, word) in viewModel.completion.words.enumerated().dropFirst(first) {
      guard column + word.cellWidth < canvas.size.columns else { return }
      let isChosen = index == viewModel.completion.index
      column = canvas.put(word, row: row, column: column, style: isChosen ? .reversed : .muted) + 2
    }
  }
}

extension Prompt {
  /// What stands before the line.
  fileprivate var label: String {
    switch self {
    case .command: ":"
    case .tabName: localized("Name of the tab:") + " "
    case .find: "/"
    case .tags(memoCount: 1): localized("Tags:") + " "
    case .tags(let count):
      counted("Tags of %1$@ memo (+add -remove):", "Tags of %1$@ memos (+add -remove):", count) + " "
    }
  }
}
