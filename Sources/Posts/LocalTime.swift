/// The reader's own time zone: what a date without a zone means, and what day it is now.
package protocol LocalTime: Sendable {
  /// The moment now.
  var now: Timestamp { get }
  /// The moment that local clocks show as this day and these seconds after midnight.
  func timestamp(of day: Day, secondsAfterMidnight: Int) -> Timestamp
  /// The moment of a number of seconds since the epoch, on local clocks.
  func timestamp(seconds: Int) -> Timestamp
}
