import Dispatch
import Synchronization
import TerminalHarness

/// The writer at work on a thread of its own.
final class WriterThread: Sendable {
  private let writer: Mutex<Writer>
  private let working = DispatchGroup()

  init(_ writer: consuming Writer) {
    self.writer = Mutex(writer)
  }

  var counts: [(name: String, count: Int)] { writer.withLock { $0.counts } }

  func start(until end: ContinuousClock.Instant) {
    DispatchQueue.global().async(group: working) { [self] in writer.withLock { $0.work(until: end) } }
  }

  /// Waits until the work is over, and throws what ended it before its time.
  func finish() throws(SystemCallFailure) {
    working.wait()
    if let failure = writer.withLock({ $0.failure }) { throw failure }
  }
}
