import Posts

/// How the local time zone stands at the days of some memos. Dates without an offset, and those in file names, mean other
/// moments where it stands in another way.
struct ZoneDays {
  private var days: Set<Int> = []
  private static let length = 86_400

  /// Takes in the days of a memo's dates.
  mutating func add(_ fields: PostFields) {
    days.insert(Self.day(fields.created))
    if let updated = fields.updated { days.insert(Self.day(updated)) }
  }

  mutating func removeAll() { days.removeAll(keepingCapacity: true) }

  /// Writes down how the zone stands at the beginning and at the end of each day.
  func put(in bytes: inout CachedBytes, _ localTime: any LocalTime) {
    bytes.put(UInt32(days.count))
    for day in days.sorted() {
      bytes.put(Int32(day))
      bytes.put(Int32(Self.offset(day, localTime)))
      bytes.put(Int32(Self.offset(day + 1, localTime)))
    }
  }

  /// Proves that the zone stands now as it was written down.
  static func prove(_ cursor: inout ByteCursor, _ localTime: any LocalTime) throws(CacheDamage) {
    for _ in 0..<Int(try cursor.number(UInt32.self)) {
      let day = Int(try cursor.number(Int32.self))
      let (start, end) = (Int(try cursor.number(Int32.self)), Int(try cursor.number(Int32.self)))
      guard start == offset(day, localTime), end == offset(day + 1, localTime) else { throw CacheDamage() }
    }
  }
}

extension ZoneDays {
  private static func day(_ moment: Timestamp) -> Int {
    let (days, rest) = moment.seconds.quotientAndRemainder(dividingBy: length)
    return rest < 0 ? days - 1 : days
  }

  private static func offset(_ day: Int, _ localTime: any LocalTime) -> Int {
    localTime.timestamp(seconds: day * length).offset
  }
}
