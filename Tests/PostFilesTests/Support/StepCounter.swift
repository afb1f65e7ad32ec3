import Synchronization

/// Counts the steps that change something on a disk, and stops at one of them.
final class StepCounter: Sendable {
  private let count = Atomic(0)
  private let last: Int

  /// All steps after so many are refused, as if the program had been killed there.
  init(dyingAfter last: Int = .max) {
    self.last = last
  }

  var steps: Int { count.load(ordering: .relaxed) }

  var hasDied: Bool { steps > last }

  /// Counts a step; false where it is not to be made.
  func step() -> Bool { count.add(1, ordering: .relaxed).newValue <= last }
}
