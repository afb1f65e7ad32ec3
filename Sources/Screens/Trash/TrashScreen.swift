import Drawing
import Localization
import Posts
import StateTree
import UnicodeText

/// Draws what is in the trash: when it was deleted, of which book it is, and its first words.
@MainActor
final class TrashScreen: Screen {
  private let viewModel: TrashViewModel

  init(_ viewModel: TrashViewModel) {
    self.viewModel = viewModel
  }

  func appear() { viewModel.appear() }
  func disappear() { viewModel.disappear() }

  func handle(_ key: Key) -> Bool {
    Self.bindings.run(key, on: viewModel)
  }

  func draw(on canvas: inout Canvas) {
    drawTitle(on: &canvas)
    Rule.draw(row: 1, on: &canvas)
    let size = Size(rows: canvas.size.rows - 4, columns: canvas.size.columns)
    if let posts = viewModel.posts, !posts.isEmpty {
      drawRows(posts, in: size, on: &canvas)
    } else {
      drawEmptiness(in: size, on: &canvas)
    }
    StatusLine(left: position, message: viewModel.message).draw(on: &canvas)
    Footer.draw(Self.help, on: &canvas)
  }
}

extension TrashScreen {
  private func drawTitle(on canvas: inout Canvas) {
    let count = counted("%1$@ memo", "%1$@ memos", viewModel.posts?.count ?? 0)
    let end = canvas.size.columns - count.cellWidth - 1
    canvas.put(localized("Trash").fitted(to: max(0, end - 2)), row: 0, column: 1, style: .heading)
    if viewModel.posts != nil { canvas.put(count, row: 0, column: end, style: .muted) }
  }

  private func drawRows(_ posts: [TrashedPost], in size: Size, on canvas: inout Canvas) {
    let visible = viewModel.visibleRows(height: size.rows)
    let columns = TrashColumns(width: size.columns)
    for (offset, post) in posts[visible].enumerated() { columns.draw(post, row: offset + 2, on: &canvas) }
    SelectedRow.draw(viewModel.selectedRow, of: visible, on: &canvas)
  }

  private func drawEmptiness(in size: Size, on canvas: inout Canvas) {
    let sentence =
      viewModel.failure?.sentence
      ?? (viewModel.posts == nil
        ? localized("Reading the trash…")
        : localized("The trash is empty. Memos that you delete with d come here."))
    let lines = LineBreaking.lines(sentence, width: min(size.columns - 4, 72))
    for (row, line) in lines.prefix(max(0, size.rows - 1)).enumerated() {
      canvas.put(line, row: row + 3, column: 2)
    }
  }

  private var position: String {
    guard let posts = viewModel.posts, let row = viewModel.selectedRow else { return "" }
    return "\(grouped(row + 1))/\(grouped(posts.count))"
  }
}
