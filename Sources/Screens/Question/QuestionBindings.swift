import Drawing
import Localization

extension QuestionScreen {
  static let bindings: [KeyBinding<QuestionViewModel>] = [
    KeyBinding(
      .character("y"), command: "yes", sentence: localized("Answer yes."), hint: localized("yes")
    ) { $0.answer(true) },
    KeyBinding(
      .character("n"), .escape, .character("q"), .control("g"), .control("c"), command: "no",
      sentence: localized("Answer no."), hint: localized("no")
    ) { $0.answer(false) },
  ]
}
