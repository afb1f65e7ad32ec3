import Drawing
import Localization
import UnicodeText

/// Draws how a conflict copy differs from the memo that it was made of.
@MainActor
final class DifferenceScreen: Screen {
  private let viewModel: DifferenceViewModel

  init(_ viewModel: DifferenceViewModel) {
    self.viewModel = viewModel
  }

  func appear() { viewModel.appear() }
  func disappear() { viewModel.disappear() }

  func handle(_ key: Key) -> Bool {
    Self.bindings.run(key, on: viewModel)
  }

  func draw(on canvas: inout Canvas) {
    let (size, shown) = (canvas.size, viewModel.shown)
    canvas.put("- \(shown.original.text)".fitted(to: size.columns - 2), row: 0, column: 1, style: .problem)
    canvas.put("+ \(shown.copy.text)".fitted(to: size.columns - 2), row: 1, column: 1, style: .bookWords)
    Rule.draw(row: 2, on: &canvas)
    let rows = VersionRows(shown.difference, width: size.columns)
    let first = viewModel.firstRow(of: rows.count, height: size.rows - 5)
    rows.draw(from: first, row: 3, height: size.rows - 5, on: &canvas)
    if shown.difference.isEmpty {
      canvas.put(localized("The two are the same."), row: size.rows - 2, column: 1)
    }
    Footer.draw(Self.bindings.map(\.help) + ScreenStack.bindings.map(\.help), on: &canvas)
  }
}
