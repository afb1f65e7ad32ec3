/// What one change of a memo took.
///
/// The main actor has no thread of its own: its queue is served by whichever thread of the pool is free, and the writer's and
/// the reader's are too. So its processor time lies between that of the busiest thread and that of all.
struct ChangeTimes {
  let shown: Duration
  let busiestThread: Duration
  let allThreads: Duration

  /// Makes the change and waits until `text` is shown, then `last`, then nothing more.
  init(of program: TimedProgram, showing text: String, until last: String, _ change: () throws -> Void) throws
  {
    let before = ThreadTimes(of: program.id)
    program.startAnew()
    try change()
    _ = try program.wait(for: "\(text) … \(last)") { $0.holds(text) && $0.holds(last) }
    shown = try program.settle().time(of: text) { $0.holds(text) }
    (busiestThread, allThreads) = ThreadTimes(of: program.id).spent(since: before)
  }
}
