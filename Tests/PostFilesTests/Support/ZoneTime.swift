@testable import Posts

/// A reader whose clocks are so far ahead of UTC, long after all files were written.
struct ZoneTime: LocalTime {
  var hours = 9
  /// In the year 2100, or whatever a test sets.
  var now = Timestamp(seconds: 4_102_444_800, offset: 0)

  func timestamp(of day: Day, secondsAfterMidnight seconds: Int) -> Timestamp {
    timestamp(seconds: day.daysSinceEpoch * 86_400 + seconds - hours * 3600)
  }

  func timestamp(seconds: Int) -> Timestamp {
    Timestamp(seconds: seconds, offset: hours * 3600)
  }
}
