import Drawing
import Localization

extension SearchConditionScreen {
  static let bindings: [KeyBinding<SearchConditionViewModel>] = [
    KeyBinding(
      .enter, command: "apply", sentence: localized("Apply the condition and go back to the list."),
      hint: localized("apply")
    ) { $0.takeOrApply() },
    KeyBinding(
      .escape, .control("g"), .control("c"), command: "leave",
      sentence: localized("Go back to the list and leave it as it was."), hint: localized("leave as it was")
    ) { $0.leave() },
    KeyBinding(
      .tab, .down, command: "next-field",
      sentence: localized(
        "Go to the next field, or take the chosen value; ↓ chooses from the values in use."),
      hint: localized("next field")
    ) { $0.takeOrFocusNext() },
    KeyBinding(
      .backTab, .up, command: "previous-field", sentence: localized("Go to the previous field.")
    ) { $0.focusPrevious() },
    KeyBinding(
      .control("s"), command: "save-tab",
      sentence: localized("Save the condition as a tab, or update the saved tab."),
      hint: localized("save as tab")
    ) { $0.save() },
    KeyBinding(
      .control("x"), command: "clear-all", sentence: localized("Clear all fields."),
      hint: localized("clear all")
    ) { $0.clearAll() },
  ]

  /// The keys of a field that is chosen from.
  static let choiceBindings: [KeyBinding<SearchConditionViewModel>] = [
    KeyBinding(
      .character(" "), command: "toggle",
      sentence: localized("Switch the choice on or off, or go to the next."),
      hint: localized("switch")
    ) { $0.toggle() },
    KeyBinding(
      .right, .character("l"), command: "next-choice", sentence: localized("Go to the next choice."),
      hint: localized("next choice")
    ) { $0.choose(1) },
    KeyBinding(
      .left, .character("h"), command: "previous-choice", sentence: localized("Go to the previous choice.")
    ) { $0.choose(-1) },
    KeyBinding(
      .control("u"), command: "clear-field", sentence: localized("Clear the field.")
    ) { $0.clearField() },
  ]
}
