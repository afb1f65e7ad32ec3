import Dispatch

/// Holds up a thread of the code under test until the test lets it pass.
final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let (arrivals, arriving) = AsyncStream.makeStream(of: Void.self)

  /// Waits until the test lets it pass; for threads that may block.
  func pass() {
    arriving.yield()
    semaphore.wait()
  }

  /// Suspends until somebody stands at the gate.
  func arrival() async {
    for await _ in arrivals { return }
  }

  /// Lets one pass, now or later.
  func open() {
    semaphore.signal()
  }
}
