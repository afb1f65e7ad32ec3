import Posts
import Redux

extension Store<AppState> {
  /// Shows the person both versions and waits for a choice; nil when they leave without one, when a newer conflict took
  /// its place, or when the task was cancelled.
  func choose(in conflict: PostConflict) async -> ConflictChoice? {
    dispatch(ConflictAction.ask(conflict))
    let number = state.conflict.number
    for await conflict in states({ $0.conflict }) {
      if conflict.number != number { return nil }
      if conflict.pending == nil { return conflict.choice }
    }
    if state.conflict.number == number { dispatch(ConflictAction.leave) }
    return nil
  }
}
