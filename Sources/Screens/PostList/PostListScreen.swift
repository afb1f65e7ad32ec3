import Drawing
import Localization
import Posts
import StateTree
import UnicodeText

/// Draws the list of memos, and beside it the selected one where there is room.
@MainActor
final class PostListScreen: Screen {
  private let viewModel: PostListViewModel
  private let bindings: [KeyBinding<PostListViewModel>]
  /// The page of the last preview, so that a change beside it does not wrap its text anew.
  private var page = CachedPage()
  private var rows = DrawnRows()

  /// - Parameter bindings: Those of a tab, or of the memos of one book.
  init(_ viewModel: PostListViewModel, _ bindings: [KeyBinding<PostListViewModel>] = bindings) {
    self.viewModel = viewModel
    self.bindings = bindings
  }

  var commands: [String] { bindings.map(\.command) }

  func run(command: String) -> Bool { bindings.run(command: command, on: viewModel) }

  func appear() { viewModel.appear() }
  func disappear() { viewModel.disappear() }

  func handle(_ key: Key) -> Bool {
    switch viewModel.mode {
    case .browsing: bindings.run(key, on: viewModel)
    case .filtering: viewModel.handleFilterKey(key)
    case .choosingSort: handleSortKey(key)
    }
  }

  func paste(_ text: String) -> Bool { viewModel.pasteIntoFilter(text) }

  func draw(on canvas: inout Canvas) {
    drawTitle(on: &canvas)
    Rule.draw(row: 1, on: &canvas)
    drawContent(on: &canvas)
    drawStatus(on: &canvas)
  }
}

extension PostListScreen {
  private func drawTitle(on canvas: inout Canvas) {
    guard let book = viewModel.book else {
      return TabLine(viewModel.tabs, shown: viewModel.currentTab, folderName: viewModel.folderName)
        .draw(on: &canvas)
    }
    let count = counted("%1$@ memo", "%1$@ memos", viewModel.posts.count)
    let end = canvas.size.columns - count.cellWidth - 1
    let title = book.isEmpty ? localized("Memos without a book") : book
    canvas.put(title.fitted(to: max(0, end - 2)), row: 0, column: 1, style: .heading)
    canvas.put(count, row: 0, column: end, style: .muted)
  }

  private func handleSortKey(_ key: Key) -> Bool {
    if let choice = SortChoice.all.first(where: { .character($0.letter) == key }) {
      viewModel.sort(by: PostSort(key: choice.key, direction: choice.key.usualDirection))
    } else {
      viewModel.cancelSort()
    }
    return true
  }

  private func drawContent(on canvas: inout Canvas) {
    let height = canvas.size.rows - 4
    let edge = canvas.size.columns / 2
    let size = Size(rows: height, columns: viewModel.showsPreview ? edge - 1 : canvas.size.columns)
    if viewModel.posts.isEmpty {
      EmptyList.draw(viewModel, in: size, on: &canvas)
    } else {
      drawRows(in: size, on: &canvas)
    }
    if viewModel.showsPreview { drawPreview(from: edge, height: height, on: &canvas) }
  }

  private func drawRows(in size: Size, on canvas: inout Canvas) {
    let visible = viewModel.visibleRows(height: size.rows)
    rows.draw(
      viewModel.posts[visible], width: size.columns, viewModel.highlighter, row: 2, on: &canvas)
    drawMarks(on: visible, on: &canvas)
    guard let selected = viewModel.selectedRow, visible.contains(selected) else { return }
    let row = selected - visible.lowerBound + 2
    canvas.restyle(row: row, columns: 0..<size.columns, \.bold)
    if viewModel.marked.contains(viewModel.posts[selected].id) {
      canvas.restyle(row: row, columns: 0..<1, \.reversed)
    } else {
      canvas.put("▌", row: row, column: 0, style: .selectionMark)
    }
    canvas.cursor = Position(row: row, column: 0)
  }

  private func drawMarks(on visible: Range<Int>, on canvas: inout Canvas) {
    if viewModel.marked.isEmpty { return }
    for row in visible where viewModel.marked.contains(viewModel.posts[row].id) {
      canvas.put("+", row: row - visible.lowerBound + 2, column: 0, style: .selectionMark)
    }
  }

  private func drawPreview(from column: Int, height: Int, on canvas: inout Canvas) {
    for row in 2..<height + 2 { canvas.put("│", row: row, column: column, style: .muted) }
    guard let document = viewModel.preview else { return }
    var pane = Canvas(size: Size(rows: height, columns: canvas.size.columns - column - 1))
    page.page(of: document, width: pane.size.columns, viewModel.highlighter).draw(from: 0, on: &pane)
    canvas.draw(pane, at: Position(row: 2, column: column + 1))
  }

  /// The last two lines.
  private func drawStatus(on canvas: inout Canvas) {
    if case .filtering = viewModel.mode {
      let count = counted("%1$@ memo", "%1$@ memos", viewModel.posts.count)
      return FilterLine.draw(viewModel, found: count, on: &canvas)
    }
    StatusLine(left: position, message: viewModel.message, right: viewModel.liveness.words).draw(on: &canvas)
    if viewModel.mode == .choosingSort { return SortChoice.draw(on: &canvas) }
    Footer.draw(bindings.map(\.help) + ScreenStack.bindings.map(\.help), on: &canvas)
  }

  /// Where the selection stands, the number of favourites and of marks, and the filter:
  /// `12/3,482   ★ 87   3 marked   /名前`.
  private var position: String {
    let row = (viewModel.selectedRow ?? -1) + 1
    let parts = [
      "\(grouped(row))/\(grouped(viewModel.posts.count))", "★ \(grouped(viewModel.favoriteCount))",
      marks, viewModel.filter.summary,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "   ")
  }

  private var marks: String {
    viewModel.marked.isEmpty ? "" : counted("%1$@ marked", "%1$@ marked", viewModel.marked.count)
  }
}
