import Synchronization

/// True the first time it is asked, on whatever thread.
final class FirstTime: Sendable {
  private let isTaken = Atomic(false)

  func take() -> Bool { !isTaken.exchange(true, ordering: .relaxed) }
}
