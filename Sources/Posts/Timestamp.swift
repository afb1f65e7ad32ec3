/// A moment, with the offset from UTC that it was written down with.
package struct Timestamp: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z.
  package let seconds: Int
  /// Seconds east of UTC.
  package let offset: Int

  package init(seconds: Int, offset: Int) {
    self.seconds = seconds
    self.offset = offset
  }

  /// The day on the calendar of the place where it was written.
  package var day: Day { Day(daysSinceEpoch: local.quotient) }

  /// The time of day where it was written, as 09:20.
  package var timeOfDay: String {
    "\((local.remainder / 3600).padded(2)):\((local.remainder / 60 % 60).padded(2))"
  }

  private var local: (quotient: Int, remainder: Int) {
    let seconds = seconds + offset
    let remainder = ((seconds % 86_400) + 86_400) % 86_400
    return ((seconds - remainder) / 86_400, remainder)
  }
}

extension Timestamp: Comparable {
  package static func < (left: Timestamp, right: Timestamp) -> Bool { left.seconds < right.seconds }
}
