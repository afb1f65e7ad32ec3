import Drawing
import Localization

extension SavedTabsScreen {
  static let bindings: [KeyBinding<SavedTabsViewModel>] = changing + KeyBinding.listMoves

  /// What the footer shows of them.
  static let help = bindings.map(\.help) + ScreenStack.bindings.map(\.help)

  private static let changing: [KeyBinding<SavedTabsViewModel>] = [
    KeyBinding(
      .enter, .character("l"), .right, command: "open", sentence: localized("Show this tab."),
      hint: localized("open")
    ) { $0.open() },
    KeyBinding(
      .character("r"), command: "rename", sentence: localized("Give the tab another name."),
      hint: localized("rename")
    ) { $0.rename() },
    KeyBinding(
      .character("J"), command: "move-down", sentence: localized("Move the tab down."),
      hint: localized("down")
    ) { $0.moveTab(by: 1) },
    KeyBinding(
      .character("K"), command: "move-up", sentence: localized("Move the tab up."), hint: localized("up")
    ) { $0.moveTab(by: -1) },
    KeyBinding(
      .character("d"), command: "remove", sentence: localized("Remove the tab; its memos stay."),
      hint: localized("remove")
    ) { $0.remove() },
    KeyBinding(
      .character("u"), command: "restore", sentence: localized("Take back the tab that was removed last."),
      hint: localized("take back")
    ) { $0.restore() },
    KeyBinding(
      .character("q"), .character("h"), .left, .escape, .control("g"), .control("c"), command: "back",
      sentence: localized("Go back to the list."), hint: localized("back")
    ) { $0.back() },
  ]
}
