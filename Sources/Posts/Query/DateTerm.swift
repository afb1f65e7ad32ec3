/// A date as people write it, which stands for a day, a month, a year, or for days seen from today. It is kept as
/// written, so that a condition that is kept means another day tomorrow.
package enum DateTerm: Hashable, Sendable {
  case year(Int)
  case month(year: Int, month: Int)
  case day(Day)
  /// The day so many days before today; 0 is today, 1 yesterday.
  case daysAgo(Int)
  /// The week (Monday to Sunday), so many weeks before this one.
  case weeksAgo(Int)
  case monthsAgo(Int)
  case yearsAgo(Int)
}

extension DateTerm {
  /// The days that it stands for today.
  package func span(today: Day) -> DaySpan {
    switch self {
    case .year(let year): Self.months(from: (year, 1), count: 12)
    case .month(let year, let month): Self.months(from: (year, month), count: 1)
    case .day(let day): DaySpan(first: day, last: day)
    case .daysAgo(let count): Self.days(from: today.daysSinceEpoch - count, count: 1)
    case .weeksAgo(let count): Self.days(from: today.monday - 7 * count, count: 7)
    case .monthsAgo(let count): Self.months(from: (today.year, today.month - count), count: 1)
    case .yearsAgo(let count): Self.months(from: (today.year - count, 1), count: 12)
    }
  }

  private static func days(from start: Int, count: Int) -> DaySpan {
    DaySpan(first: Day(daysSinceEpoch: start), last: Day(daysSinceEpoch: start + max(1, count) - 1))
  }

  /// A month below 1 is one of a year before.
  private static func months(from start: (year: Int, month: Int), count: Int) -> DaySpan {
    let first = firstDay(ofMonth: 12 * start.year + start.month - 1)
    return days(from: first, count: firstDay(ofMonth: 12 * start.year + start.month - 1 + count) - first)
  }

  /// Days since 1970-01-01 of the first day of a month, counted from the year 0.
  private static func firstDay(ofMonth month: Int) -> Int {
    let month = max(0, min(month, 12 * 9999 + 11))
    return Day(year: month / 12, month: month % 12 + 1, day: 1)?.daysSinceEpoch ?? 0
  }
}

extension Day {
  /// Days since 1970-01-01 of the Monday of its week; that day was a Thursday.
  fileprivate var monday: Int { daysSinceEpoch - ((daysSinceEpoch + 3) % 7 + 7) % 7 }
}
