import Posts
import Redux

extension Store<AppState> {
  /// Has the person choose a field's value and waits for it; nil when nothing was chosen, when a newer choice took its
  /// place, and when the task was cancelled.
  func choose(_ field: FieldChoice) async -> PostChange? {
    dispatch(ChoiceAction.ask(field))
    let number = state.choice.number
    for await choice in states({ $0.choice }) {
      if choice.number != number { return nil }
      if choice.pending == nil { return choice.chosen }
    }
    if state.choice.number == number { dispatch(ChoiceAction.choose(nil)) }
    return nil
  }
}
