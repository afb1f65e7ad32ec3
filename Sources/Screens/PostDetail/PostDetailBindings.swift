import Drawing
import Localization

extension PostDetailScreen {
  static let bindings: [KeyBinding<PostDetailViewModel>] = going + scrolling

  /// What the footer shows of them.
  static let help = bindings.map(\.help) + ScreenStack.bindings.map(\.help)

  private static let going: [KeyBinding<PostDetailViewModel>] = [
    KeyBinding(
      .character("J"), command: "next-memo", sentence: localized("Show the next memo of the list."),
      hint: localized("next")
    ) { $0.showPost(by: 1) },
    KeyBinding(
      .character("K"), command: "previous-memo", sentence: localized("Show the previous memo of the list."),
      hint: localized("previous")
    ) { $0.showPost(by: -1) },
    KeyBinding(
      .character(" "), command: "read-on",
      sentence: localized("Go a page down, and from the end to the next memo."), hint: localized("read on")
    ) { $0.readOn() },
    KeyBinding(
      .character("*"), .character("f"), command: "favourite",
      sentence: localized("Set or remove the star of this memo."), hint: localized("favourite")
    ) { $0.toggleFavorite() },
    KeyBinding(
      command: "diff", sentence: localized("Show how a conflict copy differs from its original.")
    ) { $0.showDifference() },
    KeyBinding(
      .character("q"), .character("h"), .left, .escape, .control("g"), .control("c"), command: "back",
      sentence: localized("Go back to the list."), hint: localized("back")
    ) { $0.back() },
  ]

  private static let scrolling: [KeyBinding<PostDetailViewModel>] = [
    KeyBinding(.character("j"), .down, .enter, command: "down", sentence: localized("Go a line down.")) {
      $0.scroll(by: 1)
    },
    KeyBinding(.character("k"), .up, command: "up", sentence: localized("Go a line up.")) {
      $0.scroll(by: -1)
    },
    KeyBinding(.character("g"), .home, command: "top", sentence: localized("Go to the beginning.")) {
      $0.scrollToTop()
    },
    KeyBinding(.character("G"), .end, command: "end", sentence: localized("Go to the end.")) {
      $0.scrollToEnd()
    },
    KeyBinding(.control("d"), command: "half-page-down", sentence: localized("Go half a page down.")) {
      $0.scrollHalfPage(1)
    },
    KeyBinding(.control("u"), command: "half-page-up", sentence: localized("Go half a page up.")) {
      $0.scrollHalfPage(-1)
    },
    KeyBinding(.control("f"), .pageDown, command: "page-down", sentence: localized("Go a page down.")) {
      $0.scrollPage(1)
    },
    KeyBinding(.control("b"), .pageUp, command: "page-up", sentence: localized("Go a page up.")) {
      $0.scrollPage(-1)
    },
  ]
}
