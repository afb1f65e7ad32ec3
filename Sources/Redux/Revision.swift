import Synchronization

/// Names one version of a value. No two revisions made in the life of the process are equal.
public struct Revision: Hashable, Sendable {
  private static let counter = Atomic<UInt64>(0)

  private let number: UInt64

  /// A revision that has never been before.
  public init() {
    number = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
