import Drawing
import Localization

extension DifferenceScreen {
  static let bindings: [KeyBinding<DifferenceViewModel>] =
    [
      KeyBinding(
        .character("q"), .character("h"), .left, .escape, .control("g"), .control("c"), command: "back",
        sentence: localized("Go back."), hint: localized("back")
      ) { $0.back() }
    ] + KeyBinding.lineScrolling
}
