/// A text changed for search, which knows where its parts came from: folding and composing change lengths.
///
/// A fast twin, which knows nothing of places, makes the same bytes: `Folding`, `NormalForm`.
package struct MappedText: Sendable {
  /// The changed text in UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// Where each unit begins in the changed text and in the original, and the ends of both.
  private var starts: [(changed: Int, original: Int)] = [(0, 0)]

  private init(_ text: String, _ change: (String) -> [UInt8]) {
    var unit = ""
    for cluster in text {
      if !unit.isEmpty && !cluster.joinsTheOneBefore {
        append(unit, change)
        unit = ""
      }
      unit.append(cluster)
    }
    if !unit.isEmpty { append(unit, change) }
  }

  init(bytes: [UInt8], starts: [(changed: Int, original: Int)]) {
    self.bytes = bytes
    self.starts = starts
  }

  /// The text as `Folding` makes it.
  package static func folded(_ text: String) -> MappedText { foldedPlain(text) ?? foldedByClusters(text) }

  /// The same, the slow way that takes any text.
  static func foldedByClusters(_ text: String) -> MappedText { MappedText(text, Folding.folded) }

  /// The text as `NormalForm` makes it.
  package static func composed(_ text: String) -> MappedText {
    MappedText(text) { Array(NormalForm.composed($0).utf8) }
  }

  /// Where in the original a range of the changed text comes from, in UTF-8 bytes: whole characters.
  package func original(of range: Range<Int>) -> Range<Int> {
    let first = unit(at: range.lowerBound)
    let last = unit(at: range.isEmpty ? range.lowerBound : range.upperBound - 1)
    return starts[first].original..<starts[min(last + 1, starts.count - 1)].original
  }

  private mutating func append(_ unit: String, _ change: (String) -> [UInt8]) {
    bytes += change(unit)
    let (start, length) = (starts[starts.count - 1].original, unit.utf8.count)
    starts.append((bytes.count, start + length))
  }

  /// The last unit that begins at a place or before it; of units without bytes there the one behind them.
  private func unit(at place: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle].changed <= place { low = middle } else { high = middle }
    }
    return low
  }
}

extension Character {
  /// Whether it begins with a mark, or is not seen, so that it may change together with what stands before.
  fileprivate var joinsTheOneBefore: Bool {
    unicodeScalars.first?.joins ?? false
      || unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
  }
}

extension Unicode.Scalar {
  fileprivate var joins: Bool {
    // vowels and final consonants of Hangul
    (0x1160...0x11FF).contains(value) || properties.isGraphemeExtend || properties.isDefaultIgnorableCodePoint
      || ["ﾞ", "ﾟ"].contains(self)
      || properties.canonicalCombiningClass != .notReordered
  }
}
