import Drawing
import Localization
import UnicodeText

/// Draws the two versions of a memo between which the person chooses, mine above theirs, or how they differ.
@MainActor
final class ConflictScreen: Screen {
  private let viewModel: ConflictViewModel

  init(_ viewModel: ConflictViewModel) {
    self.viewModel = viewModel
  }

  func appear() { viewModel.appear() }
  func disappear() { viewModel.disappear() }

  func handle(_ key: Key) -> Bool {
    if Self.bindings.run(key, on: viewModel) { return true }
    // Help, drawing anew and suspending stay possible; nothing else happens before the choice.
    return ![.control("l"), .control("z")].contains(key)
  }

  func draw(on canvas: inout Canvas) {
    let size = canvas.size
    canvas.put(title(width: size.columns - 2), row: 0, column: 1, style: .heading)
    Rule.draw(row: 1, on: &canvas)
    if let difference = viewModel.difference {
      let rows = VersionRows(difference, width: size.columns)
      let first = viewModel.firstRow(of: rows.count, height: size.rows - 4)
      rows.draw(from: first, row: 2, height: size.rows - 4, on: &canvas)
    } else {
      drawVersions(on: &canvas)
    }
    canvas.put(localized("Which version is to stand?"), row: size.rows - 2, column: 1, style: .heading)
    Footer.draw(Self.bindings.map(\.help), on: &canvas)
  }

  /// A long name gives way to what is said of it.
  private func title(width: Int) -> String {
    let title = { (name: String) in localized("%1$@ was changed by another program too", name) }
    let room = max(1, width - title("").cellWidth)
    return title(viewModel.name.fittedInMiddle(to: room)).fitted(to: width)
  }

  private func drawVersions(on canvas: inout Canvas) {
    let size = canvas.size
    let height = max(1, (size.rows - 6) / 2)
    let mine = VersionRows(viewModel.mine, width: size.columns)
    let theirs = VersionRows(viewModel.theirs, width: size.columns)
    let first = viewModel.firstRow(of: max(mine.count, theirs.count), height: height)
    canvas.put(localized("Mine"), row: 2, column: 1, style: .key)
    mine.draw(from: first, row: 3, height: height, on: &canvas)
    canvas.put(localized("Theirs"), row: height + 3, column: 1, style: .key)
    theirs.draw(from: first, row: height + 4, height: height, on: &canvas)
  }
}
