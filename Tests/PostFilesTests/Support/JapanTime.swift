@testable import Posts

/// A reader in Japan, where clocks are nine hours ahead all the year.
struct JapanTime: LocalTime {
  private static let offset = 9 * 3600

  var now: Timestamp { timestamp(seconds: 20_787 * 86_400) }

  func timestamp(of day: Day, secondsAfterMidnight seconds: Int) -> Timestamp {
    timestamp(seconds: day.daysSinceEpoch * 86_400 + seconds - Self.offset)
  }

  func timestamp(seconds: Int) -> Timestamp {
    Timestamp(seconds: seconds, offset: Self.offset)
  }
}

extension Timestamp {
  /// Day, time and offset in minutes, as the place shows them.
  var story: String { "\(day) \(timeOfDay) \(offset / 60)" }
}
