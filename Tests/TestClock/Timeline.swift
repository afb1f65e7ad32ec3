/// The time of a manual clock, and who waits for it.
struct Timeline: Sendable {
  var now = ManualClock.Instant(offset: .zero)
  /// In the order of their coming.
  var waiters: [Waiter] = []
  private var lastID = 0

  /// When each of those who sleep is to wake.
  var deadlines: [ManualClock.Instant] { waiters.compactMap(\.deadline) }

  mutating func newID() -> Int {
    lastID += 1
    return lastID
  }

  mutating func remove(_ id: Int) -> Waiter? {
    waiters.firstIndex { $0.id == id }.map { waiters.remove(at: $0) }
  }

  /// Takes out one after the other, since a sleeper that leaves may be what another one waits for.
  mutating func removeThoseDue() -> [Waiter] {
    var due: [Waiter] = []
    while let index = waiters.firstIndex(where: { $0.isOver(self) }) {
      due.append(waiters.remove(at: index))
    }
    return due.sorted { ($0.deadline ?? now) < ($1.deadline ?? now) }
  }
}

/// Somebody who is suspended until the timeline fulfils a condition.
struct Waiter: Sendable {
  let id: Int
  /// When a sleeper is to wake; nil for a test that watches the sleepers.
  let deadline: ManualClock.Instant?
  let isOver: @Sendable (Timeline) -> Bool
  let continuation: CheckedContinuation<Void, any Error>
}
