import Drawing
import Localization

extension DraftsScreen {
  static let bindings: [KeyBinding<DraftsViewModel>] = [
    KeyBinding(
      .enter, .character("l"), .right, command: "continue",
      sentence: localized("Go on with the draft in the form."), hint: localized("go on")
    ) { $0.proceed() },
    KeyBinding(
      .character("d"), .delete, command: "discard",
      sentence: localized("Throw the draft away, after a question."),
      hint: localized("throw away")
    ) { $0.discard() },
    KeyBinding(
      .escape, .character("q"), .character("h"), .left, .control("g"), .control("c"), command: "back",
      sentence: localized("Go back to the list."), hint: localized("back")
    ) { $0.back() },
    KeyBinding(.character("j"), .down, command: "next", sentence: localized("Go to the next draft.")) {
      $0.move(by: 1)
    },
    KeyBinding(.character("k"), .up, command: "previous", sentence: localized("Go to the previous draft.")) {
      $0.move(by: -1)
    },
    KeyBinding(.character("g"), .home, command: "first", sentence: localized("Go to the first draft.")) {
      $0.moveToTop()
    },
    KeyBinding(.character("G"), .end, command: "last", sentence: localized("Go to the last draft.")) {
      $0.moveToEnd()
    },
    KeyBinding(.control("f"), .pageDown, command: "page-down", sentence: localized("Go a page down.")) {
      $0.movePage(1)
    },
    KeyBinding(.control("b"), .pageUp, command: "page-up", sentence: localized("Go a page up.")) {
      $0.movePage(-1)
    },
  ]

  /// What the footer shows of them.
  static let help = bindings.map(\.help) + ScreenStack.bindings.map(\.help)
}
