import Drawing
import Observation
import Posts
import Redux
import StateTree
import UnicodeText

/// The form in which a memo is written or edited.
@MainActor
@Observable
final class PostFormViewModel: StoreSubscriber {
  // MARK: Outputs

  private(set) var subject = PostFormSubject.new
  private(set) var form = PostForm()
  /// The field that keys go to.
  private(set) var focus = PostFormField.note
  /// The text of the focused field with the caret in it; nil where the field is chosen from.
  private(set) var editor: TextEditor?
  /// What the field may be completed with; nil while nothing is on offer.
  private(set) var completion: FieldCompletion?
  private(set) var isSaving = false
  /// Why the last save failed; nil while there was no failure.
  private(set) var failure: Message?
  /// The message in the status line; nil while there is none.
  private(set) var message: Message?

  // MARK: State of the view alone

  /// Where the caret was in the fields that have been left.
  @ObservationIgnored private var carets: [PostFormField: Int] = [:]
  @ObservationIgnored private var wrapped = WrappedText()
  /// The cells of a row and the rows of the window in the last picture: how far the arrows and a page go.
  @ObservationIgnored private var width = 1
  @ObservationIgnored private var pageHeight = 1
  @ObservationIgnored private var known = KnownValues()
  /// Whether the last key changed the text of the focused field.
  @ObservationIgnored private var isTyping = false

  private let store: Store<AppState>
  private let actions: PostFormActions

  init(_ store: Store<AppState>, _ actions: PostFormActions) {
    self.store = store
    self.actions = actions
  }

  func newState(state slice: PostFormSlice) {
    let state = slice.form
    subject = state.subject
    form = state.form
    isSaving = state.isSaving
    failure = state.failure
    message = slice.status.message
    known = state.known
    if focus != state.focus { leaveField() }
    focus = state.focus
    takeText(form.text(of: focus))
    completion = isTyping ? offer(keeping: completion) : nil
  }

  /// The form as it is laid out for rows of this width in a window of this height, and the line of the caret.
  func lines(width: Int, height: Int) -> (lines: [FormLine], caret: Int) {
    (self.width, pageHeight) = (max(1, width), max(1, height))
    var lines: [FormLine] = []
    var caret = 0
    for field in subject.fields {
      if field.isLong, height >= 12 { lines.append(.blank) }
      if field == focus { caret = lines.count + caretRow }
      lines += (0..<rowCount(of: field)).map { .field(field, row: $0) }
      if field == focus, let completion { lines += completion.candidates.indices.map(FormLine.candidate) }
    }
    return (lines, caret)
  }

  /// The rows of a field of many lines.
  func rows(of field: PostFormField) -> [TextRow] {
    wrapped.rows(of: form.text(of: field) ?? "", in: field, width: width)
  }

  /// The row of the focused field in which the caret stands.
  var caretRow: Int {
    guard focus.isLong, let editor else { return 0 }
    return rows(of: focus).row(of: editor.caret)
  }
}

// MARK: Inputs

extension PostFormViewModel {
  func appear() { store.subscribe(self, select: PostFormSlice.init) }
  func disappear() { store.unsubscribe(self) }

  func save() { store.dispatch(actions.save) }
  func continueInEditor() { store.dispatch(actions.continueInEditor) }
  func clear() { store.dispatch(actions.clear) }
  func leave() { store.dispatch(actions.leave) }

  /// Call for the key that completes: without anything on offer it goes to the next field.
  func complete() {
    guard let completion else { return focus(by: 1) }
    put(TextEditor(completion.completed))
    self.completion = nil
    isTyping = false
    fillAuthor()
  }

  /// Call for the key that ends a line.
  func enter() {
    guard !focus.isLong else {
      edit(.enter)
      return
    }
    if completion?.chosen != nil { complete() }
    focus(by: 1)
  }

  func focusNext() { focus(by: 1) }
  func focusPrevious() { focus(by: -1) }

  /// Call to go a row down, or for -1 up: in what is on offer, in a long text, or else from field to field.
  func move(_ direction: Int) {
    if completion != nil && (direction > 0 || completion?.chosen != nil) {
      completion?.choose(direction)
    } else if !moveRows(direction) {
      focusNeighbour(direction)
    }
  }

  func movePage(_ direction: Int) { _ = moveRows(direction * pageHeight) }

  /// Call with a key of the editor; false where it means nothing.
  @discardableResult
  func edit(_ key: Key) -> Bool {
    guard var editor, editor.handle(key) else { return false }
    put(editor)
    return true
  }

  /// Call with pasted text; false where there is no place for it.
  func paste(_ text: String) -> Bool {
    guard var editor else { return false }
    editor.insert(focus.isLong ? PastedText.lines(text) : PastedText.line(text))
    put(editor)
    return true
  }

  /// Call to choose the next kind, or for -1 the one before.
  func chooseKind(_ direction: Int) {
    var kinds: [PostKind?] = PostKind.allCases
    // To leave it to the text, or to each memo as it is.
    if subject.leavesKind { kinds.insert(nil, at: 0) }
    let index = (kinds.firstIndex(of: form.kind) ?? 0) + direction
    store.dispatch(PostFormAction.chooseKind(kinds[(index + kinds.count) % kinds.count]))
  }
}

extension PostFormViewModel {
  private func focus(by distance: Int) {
    let fields = subject.fields
    fillAuthor()
    let index = (fields.firstIndex(of: focus) ?? 0) + distance
    store.dispatch(PostFormAction.focus(fields[(index + fields.count) % fields.count]))
  }

  /// The arrows stop at the first and the last field.
  private func focusNeighbour(_ direction: Int) {
    let end = direction > 0 ? subject.fields.last : subject.fields.first
    if focus != end { focus(by: direction) }
  }

  private func moveRows(_ count: Int) -> Bool {
    guard focus.isLong, var editor, editor.move(by: count, in: rows(of: focus)) else { return false }
    put(editor)
    return true
  }

  private func put(_ editor: TextEditor) {
    let isChange = !editor.text.hasSameBytes(as: form.text(of: focus) ?? "")
    self.editor = editor
    isTyping = isChange
    guard isChange else { return completion = nil }
    store.dispatch(PostFormAction.edit(focus, editor.text))
  }

  private func leaveField() {
    carets[focus] = editor?.caret
    editor = nil
    isTyping = false
  }

  private func rowCount(of field: PostFormField) -> Int { field.isLong ? rows(of: field).count : 1 }

  /// Takes in a text that was not typed here: another field's, or one that was cleared or came back.
  private func takeText(_ text: String?) {
    guard let text else { return editor = nil }
    if let editor, editor.text.hasSameBytes(as: text) { return }
    editor = TextEditor(text, caret: editor == nil ? carets[focus] : nil, killed: editor?.killed ?? "")
  }

  /// What is on offer now; the choice is kept while the values are the same.
  private func offer(keeping old: FieldCompletion?) -> FieldCompletion? {
    guard let editor, editor.caret == editor.text.utf8.count else { return nil }
    return FieldCompletion(of: focus, editor.text, known: known)?.keepingChoice(of: old)
  }

  /// Fills in the author of a known book, where none was typed.
  private func fillAuthor() {
    guard focus == .book, form.author.isEmpty else { return }
    let authors = known.authors(ofBook: form.book)
    if !authors.isEmpty { store.dispatch(PostFormAction.edit(.author, ItemText.authors.text(of: authors))) }
  }
}

extension PostFormSubject {
  fileprivate var leavesKind: Bool {
    if case .memo = self { false } else { true }
  }
}
