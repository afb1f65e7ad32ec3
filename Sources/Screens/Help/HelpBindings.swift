import Drawing
import Localization

extension HelpScreen {
  static let bindings: [KeyBinding<HelpViewModel>] = [
    KeyBinding(
      .escape, .enter, .control("g"), .control("c"), command: "close", sentence: localized("Close the help."),
      hint: localized("close")
    ) { $0.close() },
    KeyBinding(.down, command: "down", sentence: localized("Go a line down."), hint: localized("down")) {
      $0.scroll(by: 1)
    },
    KeyBinding(.up, command: "up", sentence: localized("Go a line up."), hint: localized("up")) {
      $0.scroll(by: -1)
    },
    KeyBinding(.pageDown, command: "page-down", sentence: localized("Go a page down.")) { $0.scrollPage(1) },
    KeyBinding(.pageUp, command: "page-up", sentence: localized("Go a page up.")) { $0.scrollPage(-1) },
  ]
}
