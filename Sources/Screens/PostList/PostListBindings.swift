import Drawing
import Localization
import Posts

extension PostListScreen {
  /// Of a tab.
  static let bindings: [KeyBinding<PostListViewModel>] =
    opening + writing + finding + changing + marking + booksOfHits + tabs + KeyBinding.listMoves + leaving

  /// Of the memos of one book.
  static let bookBindings: [KeyBinding<PostListViewModel>] =
    opening + writing + finding + changing + marking + tabs + KeyBinding.listMoves + leavingBook

  private static let opening: [KeyBinding<PostListViewModel>] = [
    KeyBinding(
      .enter, .character("l"), .right, command: "open",
      sentence: localized("Open the selected memo."), hint: localized("open")
    ) { $0.open() }
  ]

  private static let writing: [KeyBinding<PostListViewModel>] = [
    KeyBinding(
      .character("a"), command: "add", sentence: localized("Write a new memo."), hint: localized("add")
    ) { $0.add() },
    KeyBinding(
      .character("E"), command: "edit-fields",
      sentence: localized("Edit the fields and the text of the memo, or fields of all marked ones.")
    ) { $0.editFields() },
    KeyBinding(command: "drafts", sentence: localized("Show the drafts that are kept.")) { $0.showDrafts() },
  ]

  private static let finding: [KeyBinding<PostListViewModel>] = [
    KeyBinding(
      .character("/"), command: "filter",
      sentence: localized("Filter by words while they are typed; Enter keeps, Esc goes back."),
      hint: localized("filter")
    ) { $0.beginFilter() },
    KeyBinding(
      .character("c"), command: "condition",
      sentence: localized("Open the search condition of this tab."), hint: localized("condition")
    ) { $0.openSearchCondition() },
    KeyBinding(
      .character("x"), command: "clear",
      sentence: localized("Clear the filter and show all memos of the tab.")
    ) { $0.clearFilter() },
    KeyBinding(
      .character("o"), command: "sort", sentence: localized("Choose what to sort by.")
    ) { $0.chooseSort() },
    KeyBinding(
      .character("O"), command: "reverse", sentence: localized("Reverse the order, or shuffle anew.")
    ) { $0.reverse() },
  ]

  private static let tabs: [KeyBinding<PostListViewModel>] =
    [
      KeyBinding(
        .character("b"), command: "this-book",
        sentence: localized("Show all memos of this book, in page order.")
      ) { $0.openBook() },
      KeyBinding(
        .character("S"), command: "save-tab",
        sentence: localized("Save the condition as a tab, or update the saved tab.")
      ) { $0.saveTab() },
      KeyBinding(
        command: "tabs", sentence: localized("Rename, reorder and remove the saved tabs.")
      ) { $0.showSavedTabs() },
    ] + KeyBinding.tabMoves

  private static let changing: [KeyBinding<PostListViewModel>] = [
    KeyBinding(
      .character("*"), .character("f"), command: "favourite",
      sentence: localized("Set or remove the star of the selected memo."), hint: localized("favourite")
    ) { $0.toggleFavorite() },
    KeyBinding(
      .character("e"), command: "edit",
      sentence: localized("Edit the selected memo in $VISUAL or $EDITOR, whatever is marked.")
    ) { $0.edit() },
    KeyBinding(.character("t"), command: "tags", sentence: localized("Change the tags.")) { $0.tag() },
    KeyBinding(.character("r"), command: "rating", sentence: localized("Choose a rating.")) { $0.rate() },
    KeyBinding(
      .character("m"), command: "kind", sentence: localized("Choose what kind of memo it is.")
    ) { $0.changeKind() },
    KeyBinding(
      .character("w"), command: "status", sentence: localized("Choose how far the book is read.")
    ) { $0.changeStatus() },
    KeyBinding(
      .character("d"), command: "delete", sentence: localized("Move the memo to the trash."),
      hint: localized("delete")
    ) { $0.deletePosts() },
    KeyBinding(.character("u"), command: "undo", sentence: localized("Undo the last edit.")) { $0.undo() },
    KeyBinding(
      .control("r"), command: "redo", sentence: localized("Do again what was undone last.")
    ) { $0.redo() },
    KeyBinding(command: "trash", sentence: localized("Show what is in the trash.")) { $0.openTrash() },
    KeyBinding(
      .character("s"), command: "samples", sentence: localized("Add the sample memos.")
    ) { $0.addSamples() },
    KeyBinding(
      command: "diff", sentence: localized("Show how a conflict copy differs from its original.")
    ) { $0.showDifference() },
  ]

  private static let marking: [KeyBinding<PostListViewModel>] = [
    KeyBinding(
      .character("v"), command: "mark",
      sentence: localized("Mark or unmark; actions apply to the marked memos.")
    ) { $0.toggleMark() },
    KeyBinding(
      .character("V"), command: "mark-range",
      sentence: localized("Mark from the last mark to the selected memo.")
    ) { $0.markRange() },
  ]

  private static let booksOfHits: [KeyBinding<PostListViewModel>] = [
    KeyBinding(
      .character("B"), command: "books-of-hits",
      sentence: localized("Show in which books these memos are.")
    ) { $0.showBooks() }
  ]

  private static let leavingBook: [KeyBinding<PostListViewModel>] = [
    KeyBinding(
      .character("q"), .character("h"), .left, .escape, .control("g"), .control("c"), command: "back",
      sentence: localized("Take the marks away, then go back to where the book was opened."),
      hint: localized("back")
    ) { $0.closeBook() }
  ]

  private static let leaving: [KeyBinding<PostListViewModel>] = [
    KeyBinding(
      .character("q"), command: "quit", sentence: localized("Quit."), hint: localized("quit")
    ) { $0.quit() },
    KeyBinding(
      .escape, .control("g"), .control("c"), command: "cancel",
      sentence: localized("Cancel input, then the marks; q leaves the list.")
    ) { $0.cancel() },
  ]
}
