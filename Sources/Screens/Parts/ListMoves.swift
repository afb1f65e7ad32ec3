import Drawing
import Localization

/// A list in which keys move the selection.
@MainActor
protocol ListMoves {
  var rowCount: Int { get }
  /// Nil in an empty list.
  var selectedRow: Int? { get }
  /// The rows of the list in the last picture: how far a page goes.
  var pageHeight: Int { get }
  /// Selects a row, or where there is none of this number the nearest.
  func select(row: Int)
}

extension ListMoves {
  /// Selects what stands some rows below, or above for a negative number.
  func move(by rows: Int) { select(row: (selectedRow ?? 0) + rows) }

  func moveToTop() { select(row: 0) }
  func moveToEnd() { select(row: rowCount - 1) }

  /// Down for 1, up for -1.
  func movePage(_ direction: Int) { move(by: direction * pageHeight) }
  func moveHalfPage(_ direction: Int) { move(by: direction * max(1, pageHeight / 2)) }
}

extension KeyBinding where Target: ListMoves {
  /// The keys that move in any list of memos.
  static var listMoves: [KeyBinding] {
    [
      KeyBinding(
        .character("j"), .down, command: "next", sentence: localized("Go to the next memo.")
      ) { $0.move(by: 1) },
      KeyBinding(
        .character("k"), .up, command: "previous", sentence: localized("Go to the previous memo.")
      ) { $0.move(by: -1) },
      KeyBinding(
        .character("g"), .home, command: "first", sentence: localized("Go to the first memo.")
      ) { $0.moveToTop() },
      KeyBinding(
        .character("G"), .end, command: "last", sentence: localized("Go to the last memo.")
      ) { $0.moveToEnd() },
      KeyBinding(
        .control("d"), command: "half-page-down", sentence: localized("Go half a page down.")
      ) { $0.moveHalfPage(1) },
      KeyBinding(
        .control("u"), command: "half-page-up", sentence: localized("Go half a page up.")
      ) { $0.moveHalfPage(-1) },
      KeyBinding(
        .control("f"), .character(" "), .pageDown, command: "page-down",
        sentence: localized("Go a page down.")
      ) { $0.movePage(1) },
      KeyBinding(
        .control("b"), .pageUp, command: "page-up", sentence: localized("Go a page up.")
      ) { $0.movePage(-1) },
    ]
  }
}
