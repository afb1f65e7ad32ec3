import Observation
import Posts
import Redux
import StateTree

/// The search-condition form: a condition is edited, its matches are counted, and it becomes the filter of the tab.
@MainActor
@Observable
final class SearchConditionViewModel: StoreSubscriber {
  // MARK: Outputs

  private(set) var form = ConditionForm()
  /// The field that keys go to.
  private(set) var focus = ConditionField.text
  private(set) var focusedKind = PostKind.quote
  /// How many memos match; nil until they are counted.
  private(set) var count: Int?
  /// Nil while the form describes a condition.
  private(set) var problem: ConditionProblem?
  /// The characters before the caret in the focused field.
  private(set) var caret = 0

  private let store: Store<AppState>
  private let actions: SearchConditionActions

  init(_ store: Store<AppState>, _ actions: SearchConditionActions) {
    self.store = store
    self.actions = actions
  }

  func newState(state: SearchConditionState) {
    form = state.form
    focus = state.focus
    focusedKind = state.focusedKind
    count = state.count
    problem = state.problem
  }

  /// The text of the focused field with the caret in it; nil where the field is chosen from.
  var editor: LineEditor? {
    form.text(of: focus).map { LineEditor($0, caret: caret) }
  }
}

// MARK: Inputs

extension SearchConditionViewModel {
  /// Call when the screen comes to the top: fills the form with the filter in force and counts its matches.
  func appear() {
    store.subscribe(self, select: \.searchCondition)
    guard store.state.searchCondition.counting == nil else { return }
    store.dispatch(actions.fill)
    caret = form.text.count
    store.dispatch(actions.countMatches)
  }

  func disappear() {
    store.unsubscribe(self)
  }

  /// Call to make the condition the filter and go back to the list.
  func apply() {
    store.dispatch(actions.apply)
    if store.state.searchCondition.problem == nil { store.dispatch(actions.stopCounting) }
  }

  /// Call to save the condition as a tab.
  func save() { store.dispatch(actions.save) }

  /// Call to go back to the list and leave its filter as it was.
  func leave() {
    store.dispatch(actions.stopCounting)
    store.dispatch(NavigationAction.back)
  }

  func focusNext() { focus(focus.next) }
  func focusPrevious() { focus(focus.previous) }

  func clearAll() { change(.clearAll) }

  /// Call with each change of the focused field's text, and where the caret now stands.
  func edit(_ editor: LineEditor) {
    caret = editor.caret
    guard editor.text != form.text(of: focus) else { return }
    change(.edit(focus, editor.text))
  }

  /// Call to choose in the focused field: the next choice, or for -1 the one before.
  func choose(_ direction: Int) {
    switch focus {
    case .kinds: store.dispatch(SearchConditionAction.focusKind(focusedKind.step(direction)))
    case .favorites: change(.toggleFavoritesOnly)
    case .sort: change(.sort(form.sort.withNextKey(direction)))
    case .direction: change(.sort(form.sort.reversed))
    default: break
    }
  }

  /// Call to switch what is chosen in the focused field on or off.
  func toggle() {
    if focus == .kinds { change(.toggleKind(focusedKind)) } else { choose(1) }
  }

  /// Call to clear a field that is chosen from.
  func clearField() { change(.clear(focus)) }

  private func focus(_ field: ConditionField) {
    store.dispatch(SearchConditionAction.focus(field))
    caret = form.text(of: field)?.count ?? 0
  }

  private func change(_ action: SearchConditionAction) {
    store.dispatch(action)
    store.dispatch(actions.countMatches)
  }
}

extension PostKind {
  fileprivate func step(_ distance: Int) -> PostKind { Self.allCases.element(after: self, by: distance) }
}

extension PostSort {
  fileprivate func withNextKey(_ distance: Int) -> PostSort {
    let key = Key.allCases.element(after: key, by: distance)
    return PostSort(key: key, direction: key.usualDirection)
  }
}

extension Array where Element: Equatable {
  /// The element some places after another one, going round at the ends.
  fileprivate func element(after element: Element, by distance: Int) -> Element {
    let index = (firstIndex(of: element) ?? 0) + distance
    return self[(index % count + count) % count]
  }
}
