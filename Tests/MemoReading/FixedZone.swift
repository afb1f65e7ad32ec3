import Posts

/// A reader in Japan whose clock stands still.
package struct FixedZone: LocalTime {
  private static let offset = 9 * 3600

  package init() {}

  package var now: Timestamp { timestamp(seconds: 20_787 * 86_400) }

  package func timestamp(of day: Day, secondsAfterMidnight seconds: Int) -> Timestamp {
    timestamp(seconds: day.daysSinceEpoch * 86_400 + seconds - Self.offset)
  }

  package func timestamp(seconds: Int) -> Timestamp {
    Timestamp(seconds: seconds, offset: Self.offset)
  }
}
