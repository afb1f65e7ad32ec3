import Observation
import Redux
import StateTree

/// The help: the keys of the screen below that match what is searched for.
@MainActor
@Observable
final class HelpViewModel: StoreSubscriber {
  // MARK: Outputs

  /// The matching key bindings.
  private(set) var keys: [KeyHelp] = []
  private(set) var search = ""
  /// The characters before the caret in what is searched for.
  private(set) var caret = 0
  private(set) var scroll = Scroll()

  @ObservationIgnored private var pageHeight = 1
  private let store: Store<AppState>

  init(_ store: Store<AppState>) {
    self.store = store
  }

  func newState(state slice: HelpSlice) {
    search = slice.search
    let all = ScreenTable.help(for: slice.topic) + ScreenStack.bindings.map(\.help)
    keys = all.filter { $0.matches(slice.search) }
  }

  /// The rows to be drawn in a page of this height.
  func visibleRows(height: Int) -> Range<Int> {
    pageHeight = max(1, height)
    var scroll = scroll
    return scroll.window(of: height, over: keys.count)
  }
}

// MARK: Inputs

extension HelpViewModel {
  func appear() { store.subscribe(self, select: HelpSlice.init) }
  func disappear() { store.unsubscribe(self) }
  func close() { store.dispatch(NavigationAction.back) }

  /// Call with each change of the text that is searched for, and where the caret now stands.
  func search(_ editor: LineEditor) {
    caret = editor.caret
    guard editor.text != search else { return }
    scroll = Scroll()
    store.dispatch(HelpAction.search(editor.text))
  }

  func scroll(by rows: Int) {
    var moved = scroll
    moved.move(by: rows)
    _ = moved.window(of: pageHeight, over: keys.count)
    scroll = moved
  }

  func scrollPage(_ direction: Int) { scroll(by: direction * pageHeight) }
}

extension KeyHelp {
  fileprivate func matches(_ search: String) -> Bool {
    let wanted = search.lowercased()
    return wanted.isEmpty || keys.contains(search) || command.contains(wanted)
      || sentence.lowercased().contains(wanted)
  }
}
