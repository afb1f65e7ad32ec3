import Drawing
import Localization

extension PostDetailScreen {
  static let bindings: [KeyBinding<PostDetailViewModel>] = going + changing + scrolling + finding

  /// What the footer shows of them.
  static let help = bindings.map(\.help) + ScreenStack.bindings.map(\.help)

  private static let going: [KeyBinding<PostDetailViewModel>] = [
    KeyBinding(
      .character("J"), command: "next-memo", sentence: localized("Show the next memo of the list."),
      hint: localized("next")
    ) { $0.showPost(by: 1) },
    KeyBinding(
      .character("K"), command: "previous-memo", sentence: localized("Show the previous memo of the list."),
      hint: localized("previous")
    ) { $0.showPost(by: -1) },
    KeyBinding(
      .character(" "), command: "read-on",
      sentence: localized("Go a page down, and from the end to the next memo."), hint: localized("read on")
    ) { $0.readOn() },
    KeyBinding(
      .character("b"), command: "this-book",
      sentence: localized("Show all memos of this book, in page order.")
    ) { $0.openBook() },
    KeyBinding(
      .character("a"), command: "add", sentence: localized("Write a new memo about this book.")
    ) { $0.add() },
    KeyBinding(
      .character("E"), command: "edit-fields",
      sentence: localized("Edit the fields and the text of this memo.")
    ) { $0.editFields() },
    KeyBinding(
      .character("*"), .character("f"), command: "favourite",
      sentence: localized("Set or remove the star of this memo."), hint: localized("favourite")
    ) { $0.toggleFavorite() },
    KeyBinding(
      .character("d"), command: "delete", sentence: localized("Move the memo to the trash.")
    ) { $0.deletePost() },
    KeyBinding(.character("u"), command: "undo", sentence: localized("Undo the last edit.")) { $0.undo() },
    KeyBinding(
      .control("r"), command: "redo", sentence: localized("Do again what was undone last.")
    ) { $0.redo() },
    KeyBinding(
      command: "diff", sentence: localized("Show how a conflict copy differs from its original.")
    ) { $0.showDifference() },
    KeyBinding(
      .character("q"), .character("h"), .left, .escape, .control("g"), .control("c"), command: "back",
      sentence: localized("Go back to the list."), hint: localized("back")
    ) { $0.back() },
  ]

  private static let changing: [KeyBinding<PostDetailViewModel>] = [
    KeyBinding(
      .character("e"), command: "edit", sentence: localized("Edit the memo in $VISUAL or $EDITOR."),
      hint: localized("edit")
    ) { $0.edit() },
    KeyBinding(.character("t"), command: "tags", sentence: localized("Change the tags.")) { $0.tag() },
    KeyBinding(.character("r"), command: "rating", sentence: localized("Choose a rating.")) { $0.rate() },
    KeyBinding(
      .character("m"), command: "kind", sentence: localized("Choose what kind of memo it is.")
    ) { $0.changeKind() },
    KeyBinding(
      .character("w"), command: "status", sentence: localized("Choose how far the book is read.")
    ) { $0.changeStatus() },
  ]

  private static let finding: [KeyBinding<PostDetailViewModel>] = [
    KeyBinding(
      .character("/"), command: "find", sentence: localized("Find in the text."), hint: localized("find")
    ) { $0.find() },
    KeyBinding(.character("n"), command: "next-hit", sentence: localized("Go to the next hit.")) {
      $0.goToHit(by: 1)
    },
    KeyBinding(.character("N"), command: "previous-hit", sentence: localized("Go to the hit before.")) {
      $0.goToHit(by: -1)
    },
    KeyBinding(
      .character("]"), command: "next-hits",
      sentence: localized("Go to the hits in the next memo that has any.")
    ) { $0.goToHitsOfPost(by: 1) },
    KeyBinding(
      .character("["), command: "previous-hits",
      sentence: localized("Go to the hits in the memo before that has any.")
    ) { $0.goToHitsOfPost(by: -1) },
  ]

  private static let scrolling: [KeyBinding<PostDetailViewModel>] = [
    KeyBinding(.character("j"), .down, .enter, command: "down", sentence: localized("Go a line down.")) {
      $0.scroll(by: 1)
    },
    KeyBinding(.character("k"), .up, command: "up", sentence: localized("Go a line up.")) {
      $0.scroll(by: -1)
    },
    KeyBinding(.character("g"), .home, command: "top", sentence: localized("Go to the beginning.")) {
      $0.scrollToTop()
    },
    KeyBinding(.character("G"), .end, command: "end", sentence: localized("Go to the end.")) {
      $0.scrollToEnd()
    },
    KeyBinding(.control("d"), command: "half-page-down", sentence: localized("Go half a page down.")) {
      $0.scrollHalfPage(1)
    },
    KeyBinding(.control("u"), command: "half-page-up", sentence: localized("Go half a page up.")) {
      $0.scrollHalfPage(-1)
    },
    KeyBinding(.control("f"), .pageDown, command: "page-down", sentence: localized("Go a page down.")) {
      $0.scrollPage(1)
    },
    KeyBinding(.control("b"), .pageUp, command: "page-up", sentence: localized("Go a page up.")) {
      $0.scrollPage(-1)
    },
  ]
}
