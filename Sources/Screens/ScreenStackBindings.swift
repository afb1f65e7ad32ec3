import Drawing
import Localization
import StateTree

extension ScreenStack {
  /// The commands that every screen has, wherever the key is not text.
  static let bindings: [KeyBinding<ScreenStack>] = [
    KeyBinding(
      .character("?"), command: "help", sentence: localized("Show the keys of this screen."),
      hint: localized("help")
    ) {
      $0.store.dispatch(NavigationAction.open(.help))
    },
    KeyBinding(
      .character(":"), command: "command", sentence: localized("Run a command by its name, with completion.")
    ) {
      $0.askForCommand()
    },
    KeyBinding(.character("R"), command: "rescan", sentence: localized("Read the folder anew.")) {
      $0.store.dispatch($0.actions.rescan)
    },
    KeyBinding(.control("l"), command: "redraw", sentence: localized("Draw the screen anew.")) {
      $0.controls.redraw()
    },
    KeyBinding(
      .control("z"), command: "suspend",
      sentence: localized("Suspend the program; fg in the shell comes back.")
    ) {
      $0.controls.suspend()
    },
    KeyBinding(.character("Q"), command: "quit-all", sentence: localized("Quit from any screen.")) {
      $0.store.dispatch($0.actions.quit)
    },
  ]
}
