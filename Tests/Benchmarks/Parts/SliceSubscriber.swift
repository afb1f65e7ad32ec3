import Redux

/// A subscriber that is told one slice of the state.
final class SliceSubscriber<Slice>: StoreSubscriber {
  private(set) var last: Slice?

  func newState(state: Slice) { last = state }
}
