import Dispatch
import Synchronization

/// The continuous clock, but its sleepers are woken by a serial queue: those of the runtime's own clock are woken by
/// the shared pool of threads, which is then watched once a second and for ever (see `GlobalExecutor`).
struct ProgramClock: Clock {
  private static let queue = DispatchQueue(label: "dokusho.clock")

  var now: ContinuousClock.Instant { ContinuousClock.now }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil) async throws {
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleeper.begin(continuation)
        let nanoseconds = now.duration(to: deadline) / .nanoseconds(1)
        Self.queue.asyncAfter(deadline: .now() + .nanoseconds(Int(max(0, nanoseconds)))) { sleeper.wake() }
      }
    } onCancel: {
      sleeper.cancel()
    }
  }
}

/// Somebody who sleeps until woken or cancelled, whichever comes first.
private final class Sleeper: Sendable {
  private enum State {
    case awake
    case asleep(CheckedContinuation<Void, any Error>)
    /// Woken or cancelled, perhaps before it slept.
    case over
  }

  private let state = Mutex(State.awake)

  func begin(_ continuation: CheckedContinuation<Void, any Error>) {
    let isOver = state.withLock { state in
      if case .over = state { return true }
      state = .asleep(continuation)
      return false
    }
    if isOver { continuation.resume(throwing: CancellationError()) }
  }

  func wake() { end()?.resume() }

  func cancel() { end()?.resume(throwing: CancellationError()) }

  /// The continuation that is to be resumed; nil where somebody else did.
  private func end() -> CheckedContinuation<Void, any Error>? {
    state.withLock { state in
      defer { state = .over }
      if case .asleep(let continuation) = state { return continuation }
      return nil
    }
  }
}
