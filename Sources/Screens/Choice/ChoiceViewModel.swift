import Observation
import Posts
import Redux
import StateTree

/// A field for which a value is to be chosen by a letter.
@MainActor
@Observable
final class ChoiceViewModel: StoreSubscriber {
  // MARK: Outputs

  /// The field; nil once the choice was made.
  private(set) var field: FieldChoice?

  private let store: Store<AppState>

  init(_ store: Store<AppState>) {
    self.store = store
  }

  func newState(state: ChoiceState) {
    field = state.pending
  }
}

// MARK: Inputs

extension ChoiceViewModel {
  func appear() { store.subscribe(self, select: \.choice) }
  func disappear() { store.unsubscribe(self) }

  /// Call with a typed letter; nil or one that stands for nothing chooses nothing.
  func choose(_ letter: Character?) {
    store.dispatch(ChoiceAction.choose(field?.changes.first { $0.letter == letter }))
  }
}
