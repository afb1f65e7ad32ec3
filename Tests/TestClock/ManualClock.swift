import Synchronization

/// A clock that stands still until a test advances it.
package final class ManualClock: Clock, Sendable {
  private let timeline = Mutex(Timeline())

  /// A clock at offset zero.
  package init() {}

  /// The time to which the test has advanced the clock.
  package var now: Instant { timeline.withLock { $0.now } }

  /// Zero: no duration is too short.
  package var minimumResolution: Duration { .zero }

  /// Suspends until the clock has been advanced to the deadline; throws `CancellationError` when the task
  /// is cancelled.
  package func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await wait(deadline: deadline) { $0.now >= deadline }
  }

  /// Moves the time on and wakes those whose deadline has come, the earliest first.
  package func advance(by duration: Duration) {
    timeline.withLock { $0.now = $0.now.advanced(by: duration) }
    wakeThoseDue()
  }

  /// Suspends until at least so many are sleeping; returns early when the task is cancelled.
  package func sleepers(atLeast count: Int) async {
    try? await wait { $0.deadlines.count >= count }
  }

  /// Suspends until at most so many are sleeping; returns early when the task is cancelled.
  package func sleepers(atMost count: Int) async {
    try? await wait { $0.deadlines.count <= count }
  }

  /// Suspends until somebody sleeps who is to wake at this offset from the clock's start; returns early
  /// when the task is cancelled.
  package func sleeper(dueAt offset: Duration) async {
    try? await wait { $0.deadlines.contains(Instant(offset: offset)) }
  }
}

extension ManualClock {
  private func wait(
    deadline: Instant? = nil, until isOver: @escaping @Sendable (Timeline) -> Bool
  ) async throws {
    let id = timeline.withLock { $0.newID() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        add(Waiter(id: id, deadline: deadline, isOver: isOver, continuation: continuation))
      }
    } onCancel: {
      cancel(id)
    }
  }

  private func add(_ waiter: Waiter) {
    let isCancelled = timeline.withLock { timeline in
      // Asked while holding the lock: a cancellation that comes later waits for it, and then finds the
      // waiter.
      guard !Task.isCancelled else { return true }
      timeline.waiters.append(waiter)
      return false
    }
    if isCancelled {
      waiter.continuation.resume(throwing: CancellationError())
    } else {
      wakeThoseDue()
    }
  }

  private func cancel(_ id: Int) {
    let waiter = timeline.withLock { $0.remove(id) }
    waiter?.continuation.resume(throwing: CancellationError())
    wakeThoseDue()
  }

  private func wakeThoseDue() {
    for waiter in timeline.withLock({ $0.removeThoseDue() }) {
      waiter.continuation.resume()
    }
  }
}
