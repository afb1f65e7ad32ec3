extension DateTerm {
  /// Understands `2026`, `2026-03`, `2026-03-01` (also with slashes or as 2026年3月1日) and dates seen from today such as
  /// `last week`, `3 days ago`, `先週`, `3日前`; nil for anything else.
  package init?(_ text: String) {
    let text = QueryNames.plain(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let date = Self.words[text] ?? Self.ago(text) ?? Self.absolute(text) else { return nil }
    self = date
  }

  /// A number of days, weeks, months or years before today.
  private static func ago(_ text: String) -> DateTerm? {
    let digits = text.prefix(while: \.isASCIIDigit)
    guard (1...4).contains(digits.count), let count = Int(digits) else { return nil }
    var unit = text.dropFirst(digits.count)
    if unit.first == " " { unit.removeFirst() }
    return units[String(unit)]?(count)
  }

  private static func absolute(_ text: String) -> DateTerm? {
    let parts = plainDate(text).split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "/" }
    let numbers = parts.compactMap { $0.allSatisfy(\.isASCIIDigit) ? Int($0) : nil }
    guard numbers.count == parts.count, parts.first?.count == 4 else { return nil }
    switch numbers.count {
    case 1: return .year(numbers[0])
    case 2 where (1...12).contains(numbers[1]): return .month(year: numbers[0], month: numbers[1])
    case 3: return Day(year: numbers[0], month: numbers[1], day: numbers[2]).map(DateTerm.day)
    default: return nil
    }
  }

  /// A date in Japanese as one with hyphens.
  private static func plainDate(_ text: String) -> String {
    let signs = text.filter { "年月日".contains($0) }
    guard "年月日".hasPrefix(signs), let last = signs.last, last == text.last else { return text }
    return String(text.dropLast().map { "年月".contains($0) ? "-" : $0 })
  }

  private static let words: [String: DateTerm] = [
    "today": .daysAgo(0), "yesterday": .daysAgo(1), "今日": .daysAgo(0), "きょう": .daysAgo(0),
    "昨日": .daysAgo(1), "きのう": .daysAgo(1), "一昨日": .daysAgo(2), "おととい": .daysAgo(2),
    "this week": .weeksAgo(0), "last week": .weeksAgo(1), "今週": .weeksAgo(0), "先週": .weeksAgo(1),
    "先々週": .weeksAgo(2), "this month": .monthsAgo(0), "last month": .monthsAgo(1),
    "今月": .monthsAgo(0), "先月": .monthsAgo(1), "先々月": .monthsAgo(2), "this year": .yearsAgo(0),
    "last year": .yearsAgo(1), "今年": .yearsAgo(0), "去年": .yearsAgo(1), "昨年": .yearsAgo(1),
    "一昨年": .yearsAgo(2), "おととし": .yearsAgo(2),
  ]

  private static let units: [String: @Sendable (Int) -> DateTerm] = [
    "day ago": DateTerm.daysAgo, "days ago": DateTerm.daysAgo, "日前": DateTerm.daysAgo,
    "week ago": DateTerm.weeksAgo, "weeks ago": DateTerm.weeksAgo, "週間前": DateTerm.weeksAgo,
    "週前": DateTerm.weeksAgo, "month ago": DateTerm.monthsAgo, "months ago": DateTerm.monthsAgo,
    "か月前": DateTerm.monthsAgo, "ヶ月前": DateTerm.monthsAgo, "ヵ月前": DateTerm.monthsAgo,
    "カ月前": DateTerm.monthsAgo, "ケ月前": DateTerm.monthsAgo, "箇月前": DateTerm.monthsAgo,
    "year ago": DateTerm.yearsAgo, "years ago": DateTerm.yearsAgo, "年前": DateTerm.yearsAgo,
  ]
}

extension DateTerm: CustomStringConvertible {
  /// As it is written in a query, before quotes.
  package var description: String {
    switch self {
    case .year(let year): year.padded(4)
    case .month(let year, let month): "\(year.padded(4))-\(month.padded(2))"
    case .day(let day): day.description
    case .daysAgo(0): "today"
    case .daysAgo(1): "yesterday"
    case .daysAgo(let count): "\(count) days ago"
    case .weeksAgo(let count): Self.ago(count, "week")
    case .monthsAgo(let count): Self.ago(count, "month")
    case .yearsAgo(let count): Self.ago(count, "year")
    }
  }

  private static func ago(_ count: Int, _ unit: String) -> String {
    switch count {
    case 0: "this \(unit)"
    case 1: "last \(unit)"
    default: "\(count) \(unit)s ago"
    }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
