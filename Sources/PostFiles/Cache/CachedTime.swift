import Posts

/// Moments as a cache keeps them: of the years that people write with four digits.
enum CachedTime {
  static let seconds = -100_000_000_000...300_000_000_000
}

extension CachedBytes {
  mutating func put(_ moment: Timestamp) {
    put(Int64(moment.seconds))
    put(Int32(moment.offset))
  }
}

extension ByteCursor {
  @inline(__always)
  mutating func moment() throws(CacheDamage) -> Timestamp {
    let seconds = try seconds()
    let offset = Int(try number(Int32.self))
    guard (-86_400...86_400).contains(offset) else { throw CacheDamage() }
    return Timestamp(seconds: seconds, offset: offset)
  }

  /// Seconds since 1970.
  @inline(__always)
  mutating func seconds() throws(CacheDamage) -> Int {
    let seconds = Int(try number(Int64.self))
    guard CachedTime.seconds.contains(seconds) else { throw CacheDamage() }
    return seconds
  }
}
