import Drawing
import Localization
import Posts
import StateTree
import UnicodeText

/// Draws the books: title, author, the number of memos, and the day of the newest.
@MainActor
final class BooksScreen: Screen {
  private let viewModel: BooksViewModel

  init(_ viewModel: BooksViewModel) {
    self.viewModel = viewModel
  }

  var commands: [String] { Self.bindings.map(\.command) }

  func run(command: String) -> Bool { Self.bindings.run(command: command, on: viewModel) }

  func appear() { viewModel.appear() }
  func disappear() { viewModel.disappear() }

  func handle(_ key: Key) -> Bool {
    if case .filtering = viewModel.mode { return viewModel.handleFilterKey(key) }
    return Self.bindings.run(key, on: viewModel)
  }

  func paste(_ text: String) -> Bool { viewModel.pasteIntoFilter(text) }

  func draw(on canvas: inout Canvas) {
    TabLine(viewModel.tabs, shown: .books, folderName: viewModel.folderName).draw(on: &canvas)
    Rule.draw(row: 1, on: &canvas)
    let size = Size(rows: canvas.size.rows - 4, columns: canvas.size.columns)
    if viewModel.books.isEmpty {
      drawEmptiness(in: size, on: &canvas)
    } else {
      drawRows(in: size, on: &canvas)
    }
    drawStatus(on: &canvas)
  }
}

extension BooksScreen {
  private func drawRows(in size: Size, on canvas: inout Canvas) {
    let visible = viewModel.visibleRows(height: size.rows)
    let columns = BookColumns(width: size.columns, filter: viewModel.filter)
    for (offset, book) in viewModel.books[visible].enumerated() {
      columns.draw(book, row: offset + 2, on: &canvas)
    }
    SelectedRow.draw(viewModel.selectedRow, of: visible, on: &canvas)
  }

  /// The last two lines.
  private func drawStatus(on canvas: inout Canvas) {
    if case .filtering = viewModel.mode {
      let count = counted("%1$@ memo", "%1$@ memos", viewModel.books.reduce(0) { $0 + $1.hits })
      return FilterLine.draw(viewModel, found: count, on: &canvas)
    }
    StatusLine(left: position, message: viewModel.message, right: viewModel.liveness.words).draw(on: &canvas)
    Footer.draw(Self.help, on: &canvas)
  }

  private func drawEmptiness(in size: Size, on canvas: inout Canvas) {
    for (row, line) in LineBreaking.lines(emptiness, width: min(size.columns - 4, 72)).enumerated() {
      canvas.put(line, row: row + 3, column: 2)
    }
  }

  private var emptiness: String {
    if let failure = viewModel.failure { return failure.sentence }
    if !viewModel.isComplete { return localized("Counting the memos…") }
    return viewModel.filter.isEverything
      ? localized("There is no memo here yet.") : localized("No memo matches; x clears the condition.")
  }

  /// Where the selection stands, the order where it is not by title, and the condition.
  private var position: String {
    let row = (viewModel.selectedRow ?? -1) + 1
    let order = viewModel.order == .count ? localized("by number of memos") : ""
    return ["\(grouped(row))/\(grouped(viewModel.books.count))", order, viewModel.filter.summary]
      .filter { !$0.isEmpty }.joined(separator: "   ")
  }
}
