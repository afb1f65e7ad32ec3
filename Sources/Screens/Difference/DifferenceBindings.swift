import Drawing
import Localization

extension DifferenceScreen {
  static let bindings: [KeyBinding<DifferenceViewModel>] = [
    KeyBinding(
      .character("q"), .character("h"), .left, .escape, .control("g"), .control("c"), command: "back",
      sentence: localized("Go back."), hint: localized("back")
    ) { $0.back() },
    KeyBinding(.character("j"), .down, command: "down", sentence: localized("Go a line down.")) {
      $0.scroll(by: 1)
    },
    KeyBinding(.character("k"), .up, command: "up", sentence: localized("Go a line up.")) {
      $0.scroll(by: -1)
    },
    KeyBinding(
      .control("f"), .character(" "), .pageDown, command: "page-down", sentence: localized("Go a page down.")
    ) { $0.scrollPage(1) },
    KeyBinding(.control("b"), .pageUp, command: "page-up", sentence: localized("Go a page up.")) {
      $0.scrollPage(-1)
    },
  ]
}
