import Drawing
import Localization

extension BooksScreen {
  static let bindings: [KeyBinding<BooksViewModel>] =
    finding + KeyBinding.listMoves + KeyBinding.tabMoves + leaving

  /// What the footer shows of them.
  static let help = bindings.map(\.help) + ScreenStack.bindings.map(\.help)

  private static let finding: [KeyBinding<BooksViewModel>] = [
    KeyBinding(
      .enter, .character("l"), .right, command: "open",
      sentence: localized("Show the memos of this book, in page order."), hint: localized("open")
    ) { $0.open() },
    KeyBinding(
      .character("/"), command: "filter",
      sentence: localized("Filter by words while they are typed; Enter keeps, Esc goes back."),
      hint: localized("filter")
    ) { $0.beginFilter() },
    KeyBinding(
      .character("o"), command: "sort", sentence: localized("Sort by title, or by the number of memos."),
      hint: localized("sort")
    ) { $0.sortByNext() },
    KeyBinding(
      .character("c"), command: "condition",
      sentence: localized("Open the search condition of this tab."), hint: localized("condition")
    ) { $0.openSearchCondition() },
    KeyBinding(
      .character("x"), command: "clear", sentence: localized("Clear the condition and show all books."),
      hint: localized("clear")
    ) { $0.clearFilter() },
    KeyBinding(.character("u"), command: "undo", sentence: localized("Undo the last edit.")) { $0.undo() },
    KeyBinding(
      .control("r"), command: "redo", sentence: localized("Do again what was undone last.")
    ) { $0.redo() },
    KeyBinding(
      command: "tabs", sentence: localized("Rename, reorder and remove the saved tabs.")
    ) { $0.showSavedTabs() },
  ]

  private static let leaving: [KeyBinding<BooksViewModel>] = [
    KeyBinding(
      .character("q"), command: "quit", sentence: localized("Quit."), hint: localized("quit")
    ) { $0.quit() },
    KeyBinding(
      .character("h"), .left, .escape, .control("g"), .control("c"), command: "back",
      sentence: localized("Go back to the tab of all memos.")
    ) { $0.showTab(at: 0) },
  ]
}
