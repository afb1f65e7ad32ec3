import Glibc
import Posts

/// The port `LocalTime` over the C library's clock and time zone.
struct SystemLocalTime: LocalTime {
  var now: Timestamp { timestamp(seconds: time(nil)) }

  func timestamp(of day: Day, secondsAfterMidnight seconds: Int) -> Timestamp {
    var parts = tm()
    parts.tm_year = Int32(day.year - 1900)
    parts.tm_mon = Int32(day.month - 1)
    parts.tm_mday = Int32(day.day)
    parts.tm_hour = Int32(seconds / 3600)
    parts.tm_min = Int32(seconds / 60 % 60)
    parts.tm_sec = Int32(seconds % 60)
    // Negative: the C library finds out whether summer time was in force.
    parts.tm_isdst = -1
    return timestamp(seconds: mktime(&parts))
  }

  func timestamp(seconds: Int) -> Timestamp {
    var seconds = seconds
    var parts = tm()
    localtime_r(&seconds, &parts)
    return Timestamp(seconds: seconds, offset: parts.tm_gmtoff)
  }
}
