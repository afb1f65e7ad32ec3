import Drawing
import Localization

extension ConflictScreen {
  static let bindings: [KeyBinding<ConflictViewModel>] =
    [
      KeyBinding(
        .character("m"), command: "mine", sentence: localized("Write my version over theirs."),
        hint: localized("mine")
      ) { $0.choose(.mine) },
      KeyBinding(
        .character("t"), command: "theirs", sentence: localized("Leave their version and drop mine."),
        hint: localized("theirs")
      ) { $0.choose(.theirs) },
      KeyBinding(
        .character("b"), command: "both",
        sentence: localized("Leave their version and keep mine beside it as a conflict copy."),
        hint: localized("both")
      ) { $0.choose(.both) },
      KeyBinding(
        .character("d"), command: "diff", sentence: localized("Show how the versions differ, or both again."),
        hint: localized("difference")
      ) { $0.toggleDifference() },
      KeyBinding(
        .escape, .character("q"), .control("g"), .control("c"), command: "later",
        sentence: localized("Choose nothing; nothing is written."), hint: localized("back")
      ) { $0.leave() },
    ] + KeyBinding.lineScrolling
}
