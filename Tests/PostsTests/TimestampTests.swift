import Testing

@testable import Posts

@Suite("A moment") struct TimestampTests {
  private static let hour = 3600

  @Test("falls on the day of the place where it was written down")
  func dayOfThePlace() {
    // 2026-11-30T15:30:00Z
    let seconds = 20_787 * 86_400 + 15 * Self.hour + 1800
    #expect(Timestamp(seconds: seconds, offset: 0).day == day(2026, 11, 30))
    #expect(Timestamp(seconds: seconds, offset: 9 * Self.hour).day == day(2026, 12, 1))
    #expect(Timestamp(seconds: seconds, offset: 9 * Self.hour).timeOfDay == "00:30")
    #expect(Timestamp(seconds: seconds, offset: -16 * Self.hour).timeOfDay == "23:30")
    #expect(Timestamp(seconds: seconds, offset: -16 * Self.hour).day == day(2026, 11, 29))
  }

  @Test("before 1970 has a day and a time too")
  func beforeTheEpoch() {
    #expect(Timestamp(seconds: -1, offset: 0).day == day(1969, 12, 31))
    #expect(Timestamp(seconds: -1, offset: 0).timeOfDay == "23:59")
    #expect(Timestamp(seconds: -86_400, offset: 0).timeOfDay == "00:00")
  }

  @Test("comes before another whatever the two places are")
  func order() {
    #expect(Timestamp(seconds: 1, offset: 9 * Self.hour) < Timestamp(seconds: 2, offset: 0))
    #expect(!(Timestamp(seconds: 2, offset: 0) < Timestamp(seconds: 2, offset: 60)))
  }
}
