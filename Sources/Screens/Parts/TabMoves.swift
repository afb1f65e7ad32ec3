import Drawing
import Localization
import StateTree

/// A screen that is a tab, from which keys lead to the others.
@MainActor
protocol TabMoves {
  /// The tabs by name, in their order.
  var tabs: [PostTab.Name] { get }
  var shownTab: PostTab.Name { get }
  func show(_ tab: PostTab.Name)
}

extension TabMoves {
  /// Shows the tab at this place; there is none beyond the last.
  func showTab(at index: Int) {
    if tabs.indices.contains(index) { show(tabs[index]) }
  }

  /// Shows the next tab, or for -1 the one before; after the last comes the first.
  func showTab(by distance: Int) {
    let index = tabs.firstIndex(of: shownTab) ?? 0
    showTab(at: (index + distance + tabs.count) % tabs.count)
  }
}

extension KeyBinding where Target: TabMoves {
  /// The keys that lead from tab to tab.
  static var tabMoves: [KeyBinding] {
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
      KeyBinding(.character("3"), command: "books", sentence: localized("Show the tab of books.")) {
        $0.showTab(at: 2)
      },
    ] + zip(4..., ["four", "five", "six", "seven", "eight", "nine"]).map(saved)
  }

  private static func saved(_ number: Int, _ name: String) -> KeyBinding {
    KeyBinding(
      .character(Character("\(number)")), command: "tab-\(name)",
      sentence: localized("Show tab %1$@, a condition that was saved.", "\(number)")
    ) { $0.showTab(at: number - 1) }
  }
}
