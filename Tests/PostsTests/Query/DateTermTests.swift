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
      ("２０２６－０３", "2026-03-01", "2026-03-31"),
      ("2026年", "2026-01-01", "2026-12-31"),
      ("2026年3月", "2026-03-01", "2026-03-31"),
      ("2026年3月1日", "2026-03-01", "2026-03-01"),
      (" Last  Week ", "2026-11-23", "2026-11-29"),
      ("3 days ago", "2026-11-27", "2026-11-27"),
      ("1 week ago", "2026-11-23", "2026-11-29"),
      ("2 months ago", "2026-09-01", "2026-09-30"),
      ("9999 years ago", "0000-01-01", "0000-01-01"),
      ("３日前", "2026-11-27", "2026-11-27"),
      ("3 日前", "2026-11-27", "2026-11-27"),
    ])
  func understood(text: String, first: String, last: String) throws {
    let span = try #require(DateTerm(text)).span(today: today)
    #expect((span.first.description, span.last.description) == (first, last))
  }

  @Test(
    "are none for anything else",
    arguments: [
      "", "26", "02026", "2026-", "-2026", "2026-13", "2026-00", "2026-02-30", "2026-3-1-1", "2026 03",
      "soon", "ago", "3 ago", "x days ago", "-1 days ago", "12345 days ago", "日前", "月", "2026月3", "2026日",
      "99999999999999999999日前", "2026-99999999999999999999", "2026-x", "202\u{36}\u{301}",
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

  @Test(
    "have names in both languages that mean the same",
    arguments: [
      (["yesterday", "昨日", "きのう", "1 day ago", "1日前"], DateTerm.daysAgo(1)),
      (["一昨日", "おととい", "2 days ago", "2日前"], .daysAgo(2)),
      (["this week", "今週", "0 weeks ago"], .weeksAgo(0)),
      (["last week", "先週", "1週間前"], .weeksAgo(1)),
      (["先々週", "2週間前", "2週前"], .weeksAgo(2)),
      (["this month", "今月"], .monthsAgo(0)),
      (["last month", "先月"], .monthsAgo(1)),
      (["3 months ago", "3か月前", "3ヶ月前", "3ヵ月前", "3カ月前", "3ケ月前", "3箇月前", "３か月前"], .monthsAgo(3)),
      (["this year", "今年"], .yearsAgo(0)),
      (["last year", "去年", "昨年"], .yearsAgo(1)),
      (["一昨年", "おととし", "2年前"], .yearsAgo(2)),
    ])
  func names(texts: [String], date: DateTerm) {
    for text in texts { #expect(DateTerm(text) == date, "\(text)") }
    #expect(DateTerm(date.description) == date)
  }
}
