/// Bytes that take the place of a range.
struct Splice {
  let range: Range<Int>
  let replacement: [UInt8]

  init(_ range: Range<Int>, _ replacement: some Sequence<UInt8>) {
    self.range = range
    self.replacement = Array(replacement)
  }

  /// Puts text in front of an offset.
  static func insert(_ text: String, at offset: Int) -> Splice { Splice(offset..<offset, text.utf8) }

  /// Takes a range away.
  static func remove(_ range: Range<Int>) -> Splice { Splice(range, []) }
}

extension [UInt8] {
  /// A copy with splices made; they do not overlap and stand in the order of their ranges.
  func applying(_ splices: [Splice]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count + splices.reduce(0) { $0 + $1.replacement.count })
    var offset = 0
    for splice in splices {
      result += self[offset..<splice.range.lowerBound]
      result += splice.replacement
      offset = splice.range.upperBound
    }
    return result + self[offset...]
  }
}
