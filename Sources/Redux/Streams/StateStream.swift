extension Store {
  /// The selected slice of the state as a stream: its present value, then every other value that follows.
  ///
  /// A slow reader misses what came in between and gets the newest. The stream never fails and never ends
  /// by itself. It unsubscribes when the task that reads it is cancelled, and when it is dropped. One
  /// stream is for one reader.
  public func states<Slice: Equatable & Sendable>(
    _ select: @escaping @MainActor (State) -> Slice
  ) -> some AsyncSequence<Slice, Never> & Sendable {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let subscriber = StreamSubscriber(continuation)
      subscribe(subscriber, select: select)
      // The stream alone keeps the subscriber: at its end the store finds it gone and forgets it.
      continuation.onTermination = { _ in withExtendedLifetime(subscriber) {} }
    }
    .removeDuplicates()
  }
}

private final class StreamSubscriber<Slice: Sendable>: StoreSubscriber {
  private let continuation: AsyncStream<Slice>.Continuation

  init(_ continuation: AsyncStream<Slice>.Continuation) {
    self.continuation = continuation
  }

  func newState(state: Slice) {
    continuation.yield(state)
  }
}
