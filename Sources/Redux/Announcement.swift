/// One state on its way to the subscribers: a reference, so that none of them costs a copy of the state.
@usableFromInline
final class Announcement<State> {
  @usableFromInline let state: State

  init(_ state: State) {
    self.state = state
  }
}
