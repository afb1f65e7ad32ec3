import Drawing
import Localization
import Posts
import StateTree
import UnicodeText

/// What stands in place of the rows when there are none: why, and what to do next.
@MainActor
enum EmptyList {
  static func draw(_ viewModel: PostListViewModel, in size: Size, on canvas: inout Canvas) {
    let width = min(size.columns - 4, 72)
    let lines = sentences(for: viewModel).flatMap { LineBreaking.lines($0, width: width) + [""] }
    for (row, line) in lines.prefix(size.rows - 1).enumerated() {
      canvas.put(line, row: row + 3, column: 2)
    }
  }

  private static func sentences(for viewModel: PostListViewModel) -> [String] {
    if viewModel.isStoreEmpty {
      return [
        localized("There is no memo here yet."),
        localized(
          "Press a to write one or s to add the sample memos. Markdown files that are put into its folder posts appear by themselves."
        ),
      ]
    }
    if let failure = viewModel.failure {
      return [failure.sentence, localized("Press R to try again.")]
    }
    guard let filter = viewModel.answeredFilter, !viewModel.liveness.isReading else {
      return [localized("Reading the memos…")]
    }
    if !filter.isEverything { return [localized("No memo matches."), wayOut(of: viewModel.mode)] }
    switch viewModel.currentTab {
    case .favorites:
      return [localized("There is no favourite yet."), localized("Press * on a memo to set its star.")]
    case .book: return [localized("There is no memo left in this list.")]
    case .saved: return [localized("No memo matches the condition of this tab.")]
    case .memos, .books: return [localized("Reading the memos…")]
    }
  }

  private static func wayOut(of mode: PostListMode) -> String {
    if case .filtering = mode { return localized("Press Esc to go back to the filter before.") }
    return localized("Press x to clear the filter, or c to change the condition.")
  }
}
