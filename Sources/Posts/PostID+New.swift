extension PostID {
  /// The name of a new memo: its local time and four letters, so that names sort by time.
  package init(created: Timestamp, letters: String) {
    self.init("\(created.digits)-\(letters)")
  }

  /// Four letters by chance.
  package static func randomLetters() -> String {
    String((0..<4).compactMap { _ in "abcdefghijklmnopqrstuvwxyz".randomElement() })
  }
}

extension Timestamp {
  /// Date and time where it was written, as names begin: 20261130-091200.
  package var digits: String {
    "\(day.year.padded(4))\(day.month.padded(2))\(day.day.padded(2))-\(clock.map { $0.padded(2) }.joined())"
  }

  /// As ISO 8601 writes it, with the offset from UTC: 2026-11-30T09:12:00+09:00.
  package var iso8601: String {
    let sign = offset < 0 ? "-" : "+"
    let minutes = abs(offset) / 60
    return "\(day)T\(clock.map { $0.padded(2) }.joined(separator: ":"))"
      + "\(sign)\((minutes / 60).padded(2)):\((minutes % 60).padded(2))"
  }

  /// Hours, minutes and seconds where it was written.
  private var clock: [Int] {
    let seconds = seconds + offset - day.daysSinceEpoch * 86_400
    return [seconds / 3600, seconds / 60 % 60, seconds % 60]
  }
}
