/// The time since it was started, by a clock of any kind.
struct Stopwatch: Sendable {
  private let read: @Sendable () -> Duration

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    read = { start.duration(to: clock.now) }
  }

  var elapsed: Duration { read() }
}
