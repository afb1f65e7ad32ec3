import Synchronization

/// Draws 1, 2, 3 and so on.
package final class FakeChance: Sendable {
  private let drawn = Mutex<UInt64>(0)

  package init() {}

  package var count: UInt64 { drawn.withLock { $0 } }

  @Sendable
  package func next() -> UInt64 {
    drawn.withLock {
      $0 += 1
      return $0
    }
  }
}
