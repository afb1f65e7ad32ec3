import Observation
import Redux
import StateTree

/// A line that is asked for: what is typed in it, what its words can be completed to, and the lines entered before.
@MainActor
@Observable
final class PromptViewModel: StoreSubscriber {
  // MARK: Outputs

  /// What is asked for; nil once it is entered or left.
  private(set) var prompt: Prompt?
  private(set) var editor = LineEditor("")
  /// What the word before the caret can be completed to.
  private(set) var completion = Completion(of: LineEditor(""), among: [], isSeparator: { _ in false })

  // MARK: State of the view alone

  @ObservationIgnored private var candidates: [String] = []
  @ObservationIgnored private var history: [String] = []
  /// How far back in the history the line comes from, and the line as it was typed.
  @ObservationIgnored private var recalled = 0
  @ObservationIgnored private var typed = ""
  @ObservationIgnored private var number = 0

  private let store: Store<AppState>
  private let run: @MainActor (String) -> Void

  /// `run` does the command that is entered.
  init(_ store: Store<AppState>, run: @escaping @MainActor (String) -> Void) {
    self.store = store
    self.run = run
  }

  func newState(state: PromptState) {
    prompt = state.pending
    history = state.history
    let isNew = state.number != number || state.candidates != candidates
    (number, candidates) = (state.number, state.candidates)
    if state.text != editor.text { editor = LineEditor(state.text) }
    if isNew { findWords() }
  }
}

// MARK: Inputs

extension PromptViewModel {
  func appear() { store.subscribe(self, select: \.prompt) }
  func disappear() { store.unsubscribe(self) }

  /// Call with each change of the line.
  func edit(_ editor: LineEditor) {
    recalled = 0
    show(editor)
    findWords()
  }

  func complete(_ direction: Int) {
    guard let completed = completion.step(direction) else { return }
    show(completed)
  }

  /// Call to go back in the lines entered before, or with -1 forth again.
  func recall(_ distance: Int) {
    guard prompt == .command, (0...history.count).contains(recalled + distance) else { return }
    if recalled == 0 { typed = editor.text }
    recalled += distance
    show(LineEditor(recalled == 0 ? typed : history[history.count - recalled]))
    findWords()
  }

  func enter() {
    let (prompt, line) = (prompt, editor.text)
    store.dispatch(PromptAction.enter)
    if prompt == .command { run(line) }
  }

  func leave() { store.dispatch(PromptAction.leave) }
}

extension PromptViewModel {
  private func show(_ editor: LineEditor) {
    self.editor = editor
    store.dispatch(PromptAction.edit(editor.text))
  }

  private func findWords() {
    completion = Completion(of: editor, among: candidates) { [prompt] in
      prompt != .command && TagLine.isSeparator($0)
    }
  }
}
