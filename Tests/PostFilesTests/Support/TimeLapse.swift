import TestClock

extension ManualClock {
  /// Lets time pass in small steps until something has come about.
  @MainActor
  func lapse(until isSo: () -> Bool) async {
    while !isSo() && !Task.isCancelled {
      advance(by: .milliseconds(1))
      await Task.yield()
    }
  }
}
