/// The days that a date as people write it stands for: a year, a month, or a day.
package struct DaySpan: Hashable, Sendable {
  package let first: Day
  package let last: Day

  /// Understands `2026`, `2026-03`, `2026-03-01` (also with slashes) and `today`; nil for anything else.
  package init?(_ text: String, today: Day) {
    if ["today", "今日"].contains(text.lowercased()) {
      (first, last) = (today, today)
      return
    }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "/" }
    let numbers = parts.compactMap { $0.allSatisfy(\.isASCIIDigit) ? Int($0) : nil }
    guard numbers.count == parts.count, (1...3).contains(parts.count), parts[0].count == 4 else { return nil }
    let month = numbers.count > 1 ? numbers[1] : nil
    guard (1...12).contains(month ?? 1) else { return nil }
    let lastMonth = month ?? 12
    let lastDay = numbers.count > 2 ? numbers[2] : Day.length(ofMonth: lastMonth, in: numbers[0])
    guard
      let first = Day(year: numbers[0], month: month ?? 1, day: numbers.count > 2 ? numbers[2] : 1),
      let last = Day(year: numbers[0], month: lastMonth, day: lastDay)
    else { return nil }
    self.first = first
    self.last = last
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
