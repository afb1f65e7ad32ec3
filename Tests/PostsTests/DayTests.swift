import Testing

@testable import Posts

@Suite("A day") struct DayTests {
  @Test(
    "of the calendar exists, in leap years too",
    arguments: [(2026, 1, 31), (2024, 2, 29), (2000, 2, 29), (2026, 12, 31), (0, 1, 1), (9999, 12, 31)])
  func existing(year: Int, month: Int, day: Int) throws {
    let made = try #require(Day(year: year, month: month, day: day))
    #expect((made.year, made.month, made.day) == (year, month, day))
  }

  @Test(
    "that the calendar does not have is none",
    arguments: [
      (2026, 2, 29), (1900, 2, 29), (2026, 2, 30), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0),
      (-1, 1, 1), (10_000, 1, 1),
    ])
  func impossible(year: Int, month: Int, day: Int) {
    #expect(Day(year: year, month: month, day: day) == nil)
  }

  @Test(
    "is counted from the first of January 1970",
    arguments: [
      (1970, 1, 1, 0), (1970, 1, 2, 1), (1969, 12, 31, -1), (2000, 3, 1, 11_017), (2026, 11, 30, 20_787),
      (1600, 2, 29, -135_081),
    ])
  func counted(year: Int, month: Int, day: Int, count: Int) {
    #expect(Day(year: year, month: month, day: day)?.daysSinceEpoch == count)
    #expect(Day(daysSinceEpoch: count) == Day(year: year, month: month, day: day))
  }

  @Test("comes back from its count, each day of 2,000 years in turn")
  func roundTrip() throws {
    let first = try #require(day(1000, 1, 1)).daysSinceEpoch
    var before = Day(daysSinceEpoch: first - 1)
    for count in first..<first + 730_485 {
      let day = Day(daysSinceEpoch: count)
      guard day.daysSinceEpoch == count, before < day,
        Day(year: day.year, month: day.month, day: day.day) == day
      else {
        Issue.record("\(day) is not day \(count)")
        return
      }
      before = day
    }
    #expect(before == day(2999, 12, 31))
  }

  @Test("is written as ISO 8601 writes it")
  func written() throws {
    #expect(try #require(day(2026, 3, 1)).description == "2026-03-01")
    #expect(try #require(day(12, 12, 31)).description == "0012-12-31")
  }
}
