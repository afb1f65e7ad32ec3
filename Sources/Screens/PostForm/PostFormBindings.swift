import Drawing
import Localization

extension PostFormScreen {
  static let bindings: [KeyBinding<PostFormViewModel>] = [
    KeyBinding(
      .control("s"), command: "save", sentence: localized("Save the memo and go back."),
      hint: localized("save")
    ) { $0.save() },
    KeyBinding(
      .escape, .control("g"), .control("c"), command: "leave",
      sentence: localized("Go back and keep what was typed as a draft."),
      hint: localized("leave, keep a draft")
    ) { $0.leave() },
    KeyBinding(
      .tab, command: "complete", sentence: localized("Complete what is typed, or go to the next field."),
      hint: localized("next field")
    ) { $0.complete() },
    KeyBinding(
      .backTab, command: "previous-field", sentence: localized("Go to the previous field.")
    ) { $0.focusPrevious() },
    KeyBinding(
      .enter, command: "next-line",
      sentence: localized("Begin a new line in quote and note; elsewhere go to the next field.")
    ) { $0.enter() },
    KeyBinding(
      .control("o"), command: "editor",
      sentence: localized("Go on with the quote or the note in $VISUAL or $EDITOR."),
      hint: localized("editor")
    ) { $0.continueInEditor() },
    KeyBinding(
      .control("x"), command: "clear-all",
      sentence: localized("Clear all fields; once more brings them back."),
      hint: localized("clear")
    ) { $0.clear() },
    KeyBinding(
      .down, .control("n"), command: "down", sentence: localized("Go a row down, or to the next field.")
    ) { $0.move(1) },
    KeyBinding(
      .up, .control("p"), command: "up", sentence: localized("Go a row up, or to the previous field.")
    ) { $0.move(-1) },
    KeyBinding(.pageDown, command: "page-down", sentence: localized("Go a page down.")) { $0.movePage(1) },
    KeyBinding(.pageUp, command: "page-up", sentence: localized("Go a page up.")) { $0.movePage(-1) },
  ]

  /// The keys of the field that is chosen from.
  static let choiceBindings: [KeyBinding<PostFormViewModel>] = [
    KeyBinding(
      .right, .character(" "), .character("l"), command: "next-choice",
      sentence: localized("Go to the next choice."), hint: localized("next choice")
    ) { $0.chooseKind(1) },
    KeyBinding(
      .left, .character("h"), command: "previous-choice", sentence: localized("Go to the previous choice.")
    ) { $0.chooseKind(-1) },
  ]
}
