import CMeasuring
import Glibc
import Redux

/// How long an action takes through a store with 100 subscribers, of which one is concerned, and what it leaves in memory.
@MainActor
struct DispatchTimes {
  private static let count = 100_000
  private static let rounds = 10

  /// Of one round, on a processor.
  private let time: Duration
  /// In bytes.
  private let leftBehind: Int

  init() {
    let store = Store(state: DispatchState(), reducer: dispatchReducer)
    let subscribers = DispatchSubscribers(of: store)
    Self.run(store, 1_000)
    let before = Self.bytesInUse
    time =
      (0..<Self.rounds).map { _ in Self.processorTime { Self.run(store, Self.count / Self.rounds) } }.median
    leftBehind = Self.bytesInUse - before
    precondition(subscribers.concerned.last == store.state.counter)
  }

  var lines: [Line] {
    [
      Line(
        what: "one dispatch to 100 subscribers, one concerned",
        figure: Figure(value: time * Self.rounds / Self.count / .microseconds(1), unit: .microseconds),
        target: 5),
      Line(
        what: "memory left behind by 100,000 dispatches",
        figure: Figure(value: Double(leftBehind), unit: .bytes), target: 0),
    ]
  }

  /// What the work took of this thread's time on a processor.
  private static func processorTime(_ work: () -> Void) -> Duration {
    let start = nanosecondsOnProcessor
    work()
    return .nanoseconds(nanosecondsOnProcessor - start)
  }

  /// What malloc has given out: in its arenas, and large pieces in mappings of their own.
  private static var bytesInUse: Int {
    let usage = mallinfo2()
    return Int(usage.uordblks + usage.hblkhd)
  }

  private static var nanosecondsOnProcessor: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  private static func run(_ store: Store<DispatchState>, _ count: Int) {
    for _ in 0..<count { store.dispatch(Count()) }
  }
}
