import Posts

/// A date and time as people write them: `2026-11-30`, `2026/11/30 09:12`, `2026-11-30T09:12:00+09:00`, `2026年3月1日`.
struct DateText {
  private var rest: Substring.UTF8View
  private let localTime: any LocalTime

  /// The moment; nil for anything else, such as a day that the calendar does not have.
  static func timestamp(_ text: String, localTime: any LocalTime) -> Timestamp? {
    var reader = DateText(rest: Substring(text).utf8, localTime: localTime)
    return reader.timestamp()
  }
}

extension DateText {
  private mutating func timestamp() -> Timestamp? {
    guard let day = day() else { return nil }
    guard !rest.isEmpty else { return localTime.timestamp(of: day, secondsAfterMidnight: 0) }
    guard take("T") || take("t") || take(" "), let seconds = timeOfDay() else { return nil }
    _ = take(" ")
    guard !rest.isEmpty else { return localTime.timestamp(of: day, secondsAfterMidnight: seconds) }
    guard let offset = offset(), rest.isEmpty else { return nil }
    return Timestamp(seconds: day.daysSinceEpoch * 86_400 + seconds - offset, offset: offset)
  }

  private mutating func day() -> Day? {
    guard let year = number(of: 4...4), let separator = separator(from: ["-", "/", "年"]) else { return nil }
    guard let month = number(of: 1...2), take(separator == "年" ? "月" : separator) else { return nil }
    guard let day = number(of: 1...2), separator != "年" || take("日") else { return nil }
    return Day(year: year, month: month, day: day)
  }

  /// Seconds after midnight; a fraction of a second is dropped.
  private mutating func timeOfDay() -> Int? {
    guard let hours = number(of: 1...2), hours < 24, take(":") else { return nil }
    guard let minutes = number(of: 2...2), minutes < 60 else { return nil }
    guard take(":") else { return hours * 3600 + minutes * 60 }
    guard let seconds = number(of: 2...2), seconds <= 60 else { return nil }
    if take(".") || take(",") { _ = number(of: 1...9) }
    return hours * 3600 + minutes * 60 + min(seconds, 59)
  }

  /// Seconds east of UTC.
  private mutating func offset() -> Int? {
    if take("Z") || take("z") { return 0 }
    let sign = take("+") ? 1 : take("-") ? -1 : 0
    guard sign != 0, let hours = number(of: 2...2), hours <= 15 else { return nil }
    _ = take(":")
    let minutes = number(of: 2...2) ?? 0
    return minutes < 60 ? sign * (hours * 3600 + minutes * 60) : nil
  }

  private mutating func number(of lengths: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(while: \.isDigit).prefix(
      lengths.upperBound)
    guard digits.count >= lengths.lowerBound else { return nil }
    rest = rest.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private mutating func separator(from candidates: [String]) -> String? {
    for candidate in candidates where take(candidate) { return candidate }
    return nil
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }
}
