import Posts

extension PostID {
  /// The time in an id such as `20261130-091200-qkvd`; nil where there is none.
  func timestamp(localTime: any LocalTime) -> Timestamp? {
    guard bytes.beginsWithDate, let day = Day(year: digits(0..<4), month: digits(4..<6), day: digits(6..<8))
    else {
      return nil
    }
    let hasTime = bytes.count >= 15 && bytes[8] == UInt8(ascii: "-") && isNumber(9..<15)
    let seconds = hasTime ? digits(9..<11) * 3600 + digits(11..<13) * 60 + digits(13..<15) : 0
    return localTime.timestamp(of: day, secondsAfterMidnight: min(seconds, 86_399))
  }

  private func isNumber(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy(\.isDigit)
  }

  private func digits(_ range: Range<Int>) -> Int {
    bytes[range].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
