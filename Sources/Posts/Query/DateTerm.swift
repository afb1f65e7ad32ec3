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
  /// Understands `2026`, `2026-03`, `2026-03-01` (also with slashes) and `today`; nil for anything else.
  package init?(_ text: String) {
    if ["today", "今日"].contains(text.lowercased()) {
      self = .daysAgo(0)
      return
    }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "/" }
    let numbers = parts.compactMap { $0.allSatisfy(\.isASCIIDigit) ? Int($0) : nil }
    guard numbers.count == parts.count, parts.first?.count == 4 else { return nil }
    switch numbers.count {
    case 1: self = .year(numbers[0])
    case 2 where (1...12).contains(numbers[1]): self = .month(year: numbers[0], month: numbers[1])
    case 3:
      guard let day = Day(year: numbers[0], month: numbers[1], day: numbers[2]) else { return nil }
      self = .day(day)
    default: return nil
    }
  }

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
    DaySpan(first: Day(daysSinceEpoch: start), last: Day(daysSinceEpoch: start + count - 1))
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

extension DateTerm: CustomStringConvertible {
  /// As it is written in a query.
  package var description: String {
    switch self {
    case .year(let year): year.padded(4)
    case .month(let year, let month): "\(year.padded(4))-\(month.padded(2))"
    case .day(let day): day.description
    case .daysAgo(0): "today"
    case .daysAgo(let count): "\(count) days ago"
    case .weeksAgo(let count): "\(count) weeks ago"
    case .monthsAgo(let count): "\(count) months ago"
    case .yearsAgo(let count): "\(count) years ago"
    }
  }
}

extension Day {
  /// Days since 1970-01-01 of the Monday of its week; that day was a Thursday.
  fileprivate var monday: Int { daysSinceEpoch - ((daysSinceEpoch + 3) % 7 + 7) % 7 }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
