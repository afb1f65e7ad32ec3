import TerminalHarness

/// Changes the folder at random, as many programs at once would.
struct Writer {
  private var desk: Desk
  private let log: OperationLog
  private var done: [String: Int] = [:]
  /// What ended its work before its time.
  private(set) var failure: SystemCallFailure?

  init(_ desk: Desk, _ log: OperationLog) {
    (self.desk, self.log) = (desk, log)
  }

  /// How often each operation was done, by name.
  var counts: [(name: String, count: Int)] {
    done.map { (name: $0.key, count: $0.value) }.sorted { $0.name < $1.name }
  }

  mutating func work(until end: ContinuousClock.Instant) {
    while ContinuousClock.now < end, failure == nil {
      do throws(SystemCallFailure) {
        try workOnce()
      } catch {
        failure = error
      }
      FileWork.pause(milliseconds: desk.number(0..<20))
    }
  }

  private mutating func workOnce() throws(SystemCallFailure) {
    let operation = WriterMenu.choose(&desk.random)
    let paths = try operation.run(&desk)
    done[operation.name, default: 0] += 1
    let names = paths.map { $0.split(separator: "/").last ?? "" }
    log.note("file \(operation.name) \(names.joined(separator: " "))")
  }
}
