import Drawing
import Localization
import Posts

extension PostListScreen {
  static let bindings: [KeyBinding<PostListViewModel>] =
    opening + finding + changing + tabs + moving + leaving

  /// What the footer shows of them while the list is browsed.
  static let help = bindings.map(\.help) + ScreenStack.bindings.map(\.help)

  private static let opening: [KeyBinding<PostListViewModel>] = [
    KeyBinding(
      .enter, .character("l"), .right, command: "open",
      sentence: localized("Open the selected memo."), hint: localized("open")
    ) { $0.open() }
  ]

  private static let moving: [KeyBinding<PostListViewModel>] = [
    KeyBinding(
      .character("j"), .down, command: "next", sentence: localized("Go to the next memo.")
    ) { $0.move(by: 1) },
    KeyBinding(
      .character("k"), .up, command: "previous", sentence: localized("Go to the previous memo.")
    ) { $0.move(by: -1) },
    KeyBinding(
      .character("g"), .home, command: "first", sentence: localized("Go to the first memo.")
    ) { $0.moveToTop() },
    KeyBinding(
      .character("G"), .end, command: "last", sentence: localized("Go to the last memo.")
    ) { $0.moveToEnd() },
    KeyBinding(
      .control("d"), command: "half-page-down", sentence: localized("Go half a page down.")
    ) { $0.moveHalfPage(1) },
    KeyBinding(
      .control("u"), command: "half-page-up", sentence: localized("Go half a page up.")
    ) { $0.moveHalfPage(-1) },
    KeyBinding(
      .control("f"), .character(" "), .pageDown, command: "page-down",
      sentence: localized("Go a page down.")
    ) { $0.movePage(1) },
    KeyBinding(
      .control("b"), .pageUp, command: "page-up", sentence: localized("Go a page up.")
    ) { $0.movePage(-1) },
  ]

  private static let finding: [KeyBinding<PostListViewModel>] = [
    KeyBinding(
      .character("/"), command: "filter",
      sentence: localized("Filter by words while they are typed; Enter keeps, Esc goes back."),
      hint: localized("filter")
    ) { $0.beginFilter() },
    KeyBinding(
      .character("c"), command: "condition",
      sentence: localized("Open the search condition of this tab."), hint: localized("condition")
    ) { $0.openSearchCondition() },
    KeyBinding(
      .character("x"), command: "clear",
      sentence: localized("Clear the filter and show all memos of the tab.")
    ) { $0.clearFilter() },
    KeyBinding(
      .character("o"), command: "sort", sentence: localized("Choose what to sort by."),
      hint: localized("sort")
    ) { $0.chooseSort() },
    KeyBinding(
      .character("O"), command: "reverse", sentence: localized("Reverse the order.")
    ) { $0.sort(by: $0.filter.sort.reversed) },
  ]

  private static let tabs: [KeyBinding<PostListViewModel>] =
    [
      KeyBinding(.tab, command: "next-tab", sentence: localized("Show the next tab.")) { $0.showTab(by: 1) },
      KeyBinding(.backTab, command: "previous-tab", sentence: localized("Show the previous tab.")) {
        $0.showTab(by: -1)
      },
      KeyBinding(.character("1"), command: "memos", sentence: localized("Show the tab of all memos.")) {
        $0.showTab(at: 0)
      },
      KeyBinding(.character("2"), command: "favourites", sentence: localized("Show the tab of favourites.")) {
        $0.showTab(at: 1)
      },
    ]

  private static let changing: [KeyBinding<PostListViewModel>] = [
    KeyBinding(
      .character("*"), .character("f"), command: "favourite",
      sentence: localized("Set or remove the star of the selected memo."), hint: localized("favourite")
    ) { $0.toggleFavorite() },
    KeyBinding(
      .character("s"), command: "samples", sentence: localized("Add the sample memos.")
    ) { $0.addSamples() },
    KeyBinding(
      command: "diff", sentence: localized("Show how a conflict copy differs from its original.")
    ) { $0.showDifference() },
  ]

  private static let leaving: [KeyBinding<PostListViewModel>] = [
    KeyBinding(
      .character("q"), command: "quit", sentence: localized("Quit."), hint: localized("quit")
    ) { $0.quit() },
    KeyBinding(
      .escape, .control("g"), .control("c"), command: "cancel",
      sentence: localized("Cancel what is typed or chosen; the list is left with q.")
    ) { $0.cancel() },
  ]
}
