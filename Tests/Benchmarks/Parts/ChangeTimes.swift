/// What one change of a memo took.
///
/// The main actor has no thread of its own: its queue is served by whichever thread of the pool is free, and the writer's and
/// the reader's are too. So its processor time lies between that of the busiest thread and that of all.
struct ChangeTimes {
  /// Long enough for a slow disk: what a change brings ends with the news that it is there.
  static let quiet = Duration.milliseconds(250)

  let shown: Duration
  let busiestThread: Duration
  let allThreads: Duration

  init(of program: TimedProgram, showing text: String, _ change: () throws -> Void) throws {
    let before = ThreadTimes(of: program.id)
    program.startAnew()
    try change()
    _ = try program.wait(for: text) { $0.holds(text) }
    shown = try program.settle(Self.quiet).time(of: text) { $0.holds(text) }
    (busiestThread, allThreads) = ThreadTimes(of: program.id).spent(since: before)
  }
}
