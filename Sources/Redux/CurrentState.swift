/// The place of the state, apart from the store, so that a middleware that outlives the store can still
/// read the last state.
@MainActor
final class CurrentState<State> {
  var state: State

  init(_ state: State) {
    self.state = state
  }
}
