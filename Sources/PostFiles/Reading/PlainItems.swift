/// The items of a text with commas, as `FrontMatter` splits it: blanks around items and empty items do not count.
enum PlainItems {
  /// Adds where the items stand to the ranges.
  static func find(in text: Range<Int>, of bytes: Span<UInt8>, _ ranges: inout [Range<Int>]) {
    var start = text.lowerBound
    while start <= text.upperBound {
      let end = (start..<text.upperBound).first { bytes[$0] == UInt8(ascii: ",") } ?? text.upperBound
      let item = trimmed(start..<end, of: bytes)
      if !item.isEmpty { ranges.append(item) }
      start = end + 1
    }
  }

  private static func trimmed(_ range: Range<Int>, of bytes: Span<UInt8>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
    while start < end, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return start..<end
  }
}
