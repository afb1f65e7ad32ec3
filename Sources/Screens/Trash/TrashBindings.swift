import Drawing
import Localization

extension TrashScreen {
  static let bindings: [KeyBinding<TrashViewModel>] = changing + KeyBinding.listMoves

  /// What the footer shows of them.
  static let help = bindings.map(\.help) + ScreenStack.bindings.map(\.help)

  private static let changing: [KeyBinding<TrashViewModel>] = [
    KeyBinding(
      .enter, .character("r"), command: "restore",
      sentence: localized("Take the selected memo back among the memos."), hint: localized("restore")
    ) { $0.restore() },
    KeyBinding(
      .character("x"), .character("D"), command: "delete-for-good",
      sentence: localized("Delete the selected memo for good; asks first."),
      hint: localized("delete for good")
    ) { $0.removeForGood() },
    KeyBinding(
      .character("E"), command: "empty", sentence: localized("Empty the trash; asks first."),
      hint: localized("empty")
    ) { $0.empty() },
    KeyBinding(
      .character("q"), .character("h"), .left, .escape, .control("g"), .control("c"), command: "back",
      sentence: localized("Go back to the list."), hint: localized("back")
    ) { $0.back() },
    KeyBinding(.character("u"), command: "undo", sentence: localized("Undo the last edit.")) { $0.undo() },
    KeyBinding(
      .control("r"), command: "redo", sentence: localized("Do again what was undone last.")
    ) { $0.redo() },
  ]
}
