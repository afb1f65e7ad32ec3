import Drawing
import Localization
import Posts
import StateTree
import UnicodeText

/// What stands in place of the rows when there are none: why, and what to do next.
@MainActor
enum EmptyList {
  static func draw(_ viewModel: PostListViewModel, on canvas: inout Canvas) {
    let width = min(canvas.size.columns - 4, 72)
    let lines = sentences(for: viewModel).flatMap { LineBreaking.lines($0, width: width) + [""] }
    for (row, line) in lines.prefix(max(0, canvas.size.rows - 5)).enumerated() {
      canvas.put(line, row: row + 3, column: 2)
    }
  }

  private static func sentences(for viewModel: PostListViewModel) -> [String] {
    if viewModel.isStoreEmpty {
      return [
        localized("There is no memo here yet."),
        localized(
          "Press s to add the sample memos, or put Markdown files into its folder posts: they appear by themselves."
        ),
      ]
    }
    if viewModel.liveness.isReading { return [localized("Reading the memos…")] }
    if !viewModel.filter.isEverything {
      return [
        localized("No memo matches."),
        localized("Press x to clear the filter, or c to change the condition."),
      ]
    }
    if viewModel.currentTab == .favorites {
      return [localized("There is no favourite yet."), localized("Press * on a memo to set its star.")]
    }
    return [localized("Reading the memos…")]
  }
}
