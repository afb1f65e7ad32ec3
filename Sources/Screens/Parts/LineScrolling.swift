import Drawing
import Localization

/// A text that keys scroll.
@MainActor
protocol LineScrolling {
  /// Goes so many lines down, or up for a negative number.
  func scroll(by rows: Int)
  /// Down for 1, up for -1.
  func scrollPage(_ direction: Int)
}

extension KeyBinding where Target: LineScrolling {
  /// The keys that scroll any text that only shows how versions differ.
  static var lineScrolling: [KeyBinding] {
    [
      KeyBinding(.character("j"), .down, command: "down", sentence: localized("Go a line down.")) {
        $0.scroll(by: 1)
      },
      KeyBinding(.character("k"), .up, command: "up", sentence: localized("Go a line up.")) {
        $0.scroll(by: -1)
      },
      KeyBinding(
        .control("f"), .character(" "), .pageDown, command: "page-down",
        sentence: localized("Go a page down.")
      ) { $0.scrollPage(1) },
      KeyBinding(.control("b"), .pageUp, command: "page-up", sentence: localized("Go a page up.")) {
        $0.scrollPage(-1)
      },
    ]
  }
}
