extension ManualClock {
  /// A point in the time of a manual clock.
  package struct Instant: InstantProtocol {
    /// How far the clock was advanced since its start.
    package let offset: Duration

    package init(offset: Duration) {
      self.offset = offset
    }

    package func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    package func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    package static func < (left: Instant, right: Instant) -> Bool {
      left.offset < right.offset
    }
  }
}
