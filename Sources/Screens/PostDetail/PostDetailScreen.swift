import Drawing
import Localization
import Posts

/// Draws one memo as a page.
@MainActor
final class PostDetailScreen: Screen {
  private let viewModel: PostDetailViewModel
  /// The page of the last picture, so that scrolling does not wrap its text anew.
  private var page = CachedPage()

  init(_ viewModel: PostDetailViewModel) {
    self.viewModel = viewModel
  }

  var commands: [String] { Self.bindings.map(\.command) }

  func run(command: String) -> Bool { Self.bindings.run(command: command, on: viewModel) }

  func appear() { viewModel.appear() }
  func disappear() { viewModel.disappear() }

  func handle(_ key: Key) -> Bool {
    Self.bindings.run(key, on: viewModel)
  }

  func draw(on canvas: inout Canvas) {
    let size = canvas.size
    if let document = viewModel.document {
      let page = page.page(of: document, width: size.columns, viewModel.highlighter)
      let height = size.rows - PostPage.headerHeight - 2
      let lines = viewModel.visibleLines(of: page.count, height: height, hitLines: page.hitLines)
      var pane = Canvas(size: Size(rows: size.rows - 2, columns: size.columns))
      page.draw(
        from: lines.lowerBound, position: position, currentHit: viewModel.currentHit, on: &pane)
      canvas.draw(pane, at: Position(row: 0, column: 0))
      let share = share(to: lines.upperBound, of: page.count)
      drawStatus(of: document, right: hits(page.hits.count) + share, on: &canvas)
    } else {
      canvas.put(localized("There is no memo left in this list."), row: 3, column: 2)
      StatusLine(message: viewModel.message).draw(on: &canvas)
    }
    Footer.draw(Self.help, on: &canvas)
  }
}

extension PostDetailScreen {
  /// Where the memo stands in the list: 1/12.
  private var position: String {
    viewModel.row.map { "\(grouped($0 + 1))/\(grouped(viewModel.count))" } ?? ""
  }

  private func share(to line: Int, of count: Int) -> String {
    "\(count == 0 ? 100 : line * 100 / count)%"
  }

  /// How many hits there are, and which of them the keys have gone to.
  private func hits(_ count: Int) -> String {
    if count == 0 { return "" }
    let words =
      viewModel.currentHit.map { localized("hit %1$@/%2$@", grouped($0 + 1), grouped(count)) }
      ?? counted("%1$@ hit", "%1$@ hits", count)
    return words + "   "
  }

  private func drawStatus(of document: DocumentSnapshot, right: String, on canvas: inout Canvas) {
    let left = document.post.map { post in
      post.problem.map(\.sentence) ?? post.origin
    }
    StatusLine(left: left ?? "", message: viewModel.message, right: right).draw(on: &canvas)
  }
}

extension Post {
  /// Where the memo came from and when it was last changed, each where it is known.
  fileprivate var origin: String {
    let change = self.updated.map { localized("updated %1$@", "\($0.day) \($0.timeOfDay)") } ?? ""
    return [self.source, self.location, change].filter { !$0.isEmpty }.joined(separator: "   ")
  }
}
