import Posts

/// A morning in Tokyo that never passes: 2026-11-30 09:20.
package struct FixedTime: LocalTime {
  private let offset = 9 * 3600

  package init() {}

  package var now: Timestamp { timestamp(of: day(11, 30), secondsAfterMidnight: 9 * 3600 + 20 * 60) }

  package func timestamp(of day: Day, secondsAfterMidnight: Int) -> Timestamp {
    timestamp(seconds: day.daysSinceEpoch * 86_400 + secondsAfterMidnight - offset)
  }

  package func timestamp(seconds: Int) -> Timestamp {
    Timestamp(seconds: seconds, offset: offset)
  }
}
