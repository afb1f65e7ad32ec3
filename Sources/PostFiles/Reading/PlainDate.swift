import Posts

/// The usual spelling of a moment, `2026-11-30T09:12:00+09:00`, read where it stands.
enum PlainDate {
  private static let length = 25
  private static let marks: [(offset: Int, byte: UInt8)] = [
    (4, UInt8(ascii: "-")), (7, UInt8(ascii: "-")), (10, UInt8(ascii: "T")), (13, UInt8(ascii: ":")),
    (16, UInt8(ascii: ":")), (22, UInt8(ascii: ":")),
  ]

  /// The moment; nil for any other spelling, which `DateText` may understand.
  static func timestamp(_ bytes: Span<UInt8>) -> Timestamp? {
    guard bytes.count == length, marks.allSatisfy({ bytes[$0.offset] == $0.byte }),
      bytes[19] == UInt8(ascii: "+") || bytes[19] == UInt8(ascii: "-"),
      let year = number(bytes, 0, 4), let month = number(bytes, 5, 2), let dayOfMonth = number(bytes, 8, 2),
      let hours = number(bytes, 11, 2), let minutes = number(bytes, 14, 2),
      let seconds = number(bytes, 17, 2),
      let offsetHours = number(bytes, 20, 2), let offsetMinutes = number(bytes, 23, 2),
      hours < 24, minutes < 60, seconds < 60, offsetHours <= 15, offsetMinutes < 60,
      let day = Day(year: year, month: month, day: dayOfMonth)
    else { return nil }
    let sign = bytes[19] == UInt8(ascii: "+") ? 1 : -1
    let offset = sign * (offsetHours * 3600 + offsetMinutes * 60)
    let time = hours * 3600 + minutes * 60 + seconds
    return Timestamp(seconds: day.daysSinceEpoch * 86_400 + time - offset, offset: offset)
  }

  private static func number(_ bytes: Span<UInt8>, _ start: Int, _ length: Int) -> Int? {
    var number = 0
    for offset in start..<start + length {
      guard bytes[offset].isDigit else { return nil }
      number = number * 10 + Int(bytes[offset] - UInt8(ascii: "0"))
    }
    return number
  }
}
