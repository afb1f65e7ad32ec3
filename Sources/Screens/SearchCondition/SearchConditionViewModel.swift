import Drawing
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
  private(set) var focusedStatus = ReadingStatus.want
  /// What the field may be completed with; nil while nothing is on offer.
  private(set) var completion: FieldCompletion?
  /// How many memos match; nil until they are counted.
  private(set) var count: Int?
  /// Nil while the form describes a condition.
  private(set) var problem: ConditionProblem?
  /// The characters before the caret in the focused field.
  private(set) var caret = 0

  // MARK: State of the view alone

  /// Whether the last key changed the text of the focused field.
  @ObservationIgnored private var isTyping = false
  @ObservationIgnored private var known = KnownValues()

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
    focusedStatus = state.focusedStatus
    known = state.known
    completion = isTyping ? offer : nil
    count = state.count
    problem = state.problem
  }

  /// The text of the focused field with the caret in it; nil where the field is chosen from.
  var editor: LineEditor? {
    form.text(of: focus).map { LineEditor($0, caret: caret) }
  }

  /// The form as it is laid out in a window of this height, and the line of the focused field.
  func lines(height: Int) -> (lines: [ConditionLine], focused: Int) {
    var lines: [ConditionLine] = []
    var focused = 0
    for field in ConditionField.allCases {
      if field == .line, height > ConditionField.allCases.count { lines.append(.blank) }
      if field == focus { focused = lines.count + (completion?.chosen ?? -1) + 1 }
      lines.append(.field(field))
      if field == focus, let completion {
        lines += completion.candidates.indices.map(ConditionLine.candidate)
      }
    }
    return (lines, focused)
  }

  private var offer: FieldCompletion? {
    guard let editor, let field = focus.completed, editor.caret == editor.text.count else { return nil }
    return FieldCompletion(of: field, editor.text, known: known)?.keepingChoice(of: completion)
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

  /// Call to take the value that was chosen; where none was, the condition becomes the filter of the list.
  func takeOrApply() {
    if take() { return }
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

  func takeOrFocusNext() {
    if !take() { focus(focus.next) }
  }

  func focusPrevious() { focus(focus.previous) }

  /// Call with a key that may choose in what is on offer; false where it does not.
  func chooseValue(_ key: Key) -> Bool {
    switch key {
    case .down where completion != nil: completion?.choose(1)
    case .up where completion?.chosen != nil: completion?.choose(-1)
    default: return false
    }
    return true
  }

  func clearAll() { change(.clearAll) }

  /// Call with each change of the focused field's text, and where the caret now stands.
  func edit(_ editor: LineEditor) {
    caret = editor.caret
    isTyping = editor.text != form.text(of: focus)
    guard isTyping else { return completion = nil }
    change(.edit(focus, editor.text))
  }

  /// Call to choose in the focused field: the next choice, or for -1 the one before.
  func choose(_ direction: Int) {
    switch focus {
    case .kinds: store.dispatch(SearchConditionAction.focusKind(focusedKind.step(direction)))
    case .statuses: store.dispatch(SearchConditionAction.focusStatus(focusedStatus.step(direction)))
    case .rating: change(.rate(form.ratingAtLeast.step(direction)))
    case .favorites: change(.toggleFavoritesOnly)
    case .sort: change(.sort(form.sort.withNextKey(direction)))
    case .direction: change(.sort(form.sort.reversed))
    default: break
    }
  }

  /// Call to switch what is chosen in the focused field on or off.
  func toggle() {
    switch focus {
    case .kinds: change(.toggleKind(focusedKind))
    case .statuses: change(.toggleStatus(focusedStatus))
    default: choose(1)
    }
  }

  /// Call to clear a field that is chosen from.
  func clearField() { change(.clear(focus)) }

  /// Puts the chosen value into the field; false where none was chosen.
  private func take() -> Bool {
    guard let completion, completion.chosen != nil else { return false }
    isTyping = false
    self.completion = nil
    caret = completion.completed.count
    change(.edit(focus, completion.completed))
    return true
  }

  private func focus(_ field: ConditionField) {
    isTyping = false
    store.dispatch(SearchConditionAction.focus(field))
    caret = form.text(of: field)?.count ?? 0
    if field.completed != nil && known.books.isEmpty { store.dispatch(actions.learn) }
  }

  private func change(_ action: SearchConditionAction) {
    store.dispatch(action)
    store.dispatch(actions.countMatches)
  }
}

extension ConditionField {
  /// The field of a memo with whose values it is completed; nil without any.
  fileprivate var completed: PostFormField? {
    switch self {
    case .book: .book
    case .author: .author
    case .tags: .tags
    default: nil
    }
  }
}

extension PostKind {
  fileprivate func step(_ distance: Int) -> PostKind { Self.allCases.element(after: self, by: distance) }
}

extension ReadingStatus {
  fileprivate func step(_ distance: Int) -> ReadingStatus { Self.allCases.element(after: self, by: distance) }
}

extension Int? {
  /// The next rating that may be the least; none is before the first.
  fileprivate func step(_ distance: Int) -> Int? { [nil, 1, 2, 3, 4, 5].element(after: self, by: distance) }
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
