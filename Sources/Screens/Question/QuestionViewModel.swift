import Observation
import Redux
import StateTree

/// The pending question, answered with yes or no.
@MainActor
@Observable
final class QuestionViewModel: StoreSubscriber {
  // MARK: Outputs

  /// The question in words; empty once it is answered.
  private(set) var sentence = ""

  private let store: Store<AppState>

  init(_ store: Store<AppState>) {
    self.store = store
  }

  func newState(state: QuestionState) {
    sentence = state.pending?.sentence ?? ""
  }
}

// MARK: Inputs

extension QuestionViewModel {
  func appear() { store.subscribe(self, select: \.question) }
  func disappear() { store.unsubscribe(self) }

  /// Call with the person's answer.
  func answer(_ answer: Bool) { store.dispatch(QuestionAction.answer(answer)) }
}
