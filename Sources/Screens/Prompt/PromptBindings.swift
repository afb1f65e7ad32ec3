import Drawing
import Localization

extension PromptScreen {
  static let bindings: [KeyBinding<PromptViewModel>] = [
    KeyBinding(.enter, command: "enter", sentence: localized("Take what is typed."), hint: localized("take"))
    {
      $0.enter()
    },
    KeyBinding(
      .tab, command: "complete", sentence: localized("Complete the word; again for the next one."),
      hint: localized("complete")
    ) { $0.complete(1) },
    KeyBinding(.backTab, command: "complete-back", sentence: localized("Complete to the word before.")) {
      $0.complete(-1)
    },
    KeyBinding(
      .up, .control("p"), command: "older", sentence: localized("Go back to what was entered before.")
    ) {
      $0.recall(1)
    },
    KeyBinding(
      .down, .control("n"), command: "newer", sentence: localized("Go on to what was entered after it.")
    ) {
      $0.recall(-1)
    },
    KeyBinding(
      .escape, .control("g"), .control("c"), command: "leave", sentence: localized("Leave all as it was."),
      hint: localized("as it was")
    ) { $0.leave() },
  ]
}
