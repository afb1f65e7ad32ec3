/// An action creator that takes its time: it may wait, and dispatch as many actions as it has steps.
///
/// Several are put one after the other with `then`, so that a flow reads in the order in which it happens:
///
/// ```swift
/// let share = askForPlace.then(confirm).then(post).onFailure { ShareAction.failed("\($0)") }
/// store.dispatch(share)
/// ```
public struct AsyncAction<State>: Sendable {
  private let run: @MainActor (Store<State>) async throws -> Void

  /// An async action of one step.
  public init(_ run: @escaping @MainActor (_ store: Store<State>) async throws -> Void) {
    self.run = run
  }

  /// Starts `next` when this one is done; a failure or a cancellation stops the chain before it.
  public func then(_ next: AsyncAction) -> AsyncAction {
    AsyncAction { store in
      try await run(store)
      try Task.checkCancellation()
      try await next.run(store)
    }
  }

  /// Turns a failure of the chain so far into an action, with which the chain counts as done.
  ///
  /// Cancelling is not a failure: it passes through, and dispatches nothing.
  public func onFailure(_ action: @escaping @MainActor (_ error: any Error) -> any Action) -> AsyncAction {
    AsyncAction { store in
      do {
        try await run(store)
      } catch let error where !(error is CancellationError) {
        store.dispatch(action(error))
      }
    }
  }

  fileprivate func callAsFunction(_ store: Store<State>) async throws {
    try await run(store)
  }
}

extension Store {
  /// Starts the async action: its first step up to the first wait has run when this returns.
  ///
  /// Cancel the returned task to break off the chain. A failure that no `onFailure` has turned into an
  /// action stays in the task.
  @discardableResult
  public func dispatch(_ action: AsyncAction<State>) -> Task<Void, any Error> {
    Task.immediate { try await action(self) }
  }
}
