import Testing

@testable import Posts

@Suite("The days that a written date stands for") struct DateTermTests {
  private let today = Day(daysSinceEpoch: 20_787)

  @Test(
    "are those of a year, a month or a day",
    arguments: [
      ("2026", "2026-01-01", "2026-12-31"),
      ("2026-03", "2026-03-01", "2026-03-31"),
      ("2024/2", "2024-02-01", "2024-02-29"),
      ("2026-03-01", "2026-03-01", "2026-03-01"),
      ("2026/3/1", "2026-03-01", "2026-03-01"),
      ("today", "2026-11-30", "2026-11-30"),
      ("Today", "2026-11-30", "2026-11-30"),
      ("今日", "2026-11-30", "2026-11-30"),
    ])
  func understood(text: String, first: String, last: String) throws {
    let span = try #require(DateTerm(text)).span(today: today)
    #expect((span.first.description, span.last.description) == (first, last))
  }

  @Test(
    "are none for anything else",
    arguments: [
      "", "26", "02026", "2026-", "-2026", "2026-13", "2026-00", "2026-02-30", "2026-3-1-1", "2026 03",
      "２０２６",
      "yesterday", "2026-99999999999999999999", "2026-x", "202\u{36}\u{301}",
    ])
  func refused(text: String) {
    #expect(DateTerm(text) == nil)
  }

  @Test(
    "lie before today by whole days, weeks from Monday on, months and years",
    arguments: [
      (DateTerm.daysAgo(1), "2026-11-29", "2026-11-29"),
      (.weeksAgo(0), "2026-11-30", "2026-12-06"),
      (.weeksAgo(1), "2026-11-23", "2026-11-29"),
      (.monthsAgo(0), "2026-11-01", "2026-11-30"),
      (.monthsAgo(9), "2026-02-01", "2026-02-28"),
      (.monthsAgo(11), "2025-12-01", "2025-12-31"),
      (.yearsAgo(1), "2025-01-01", "2025-12-31"),
    ])
  func relative(date: DateTerm, first: String, last: String) {
    let span = date.span(today: today)
    #expect((span.first.description, span.last.description) == (first, last))
  }
}
