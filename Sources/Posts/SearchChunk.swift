/// The folded texts of some memos in one run of bytes, so that one scan looks through all of them.
package final class SearchChunk: Sendable {
  private let bytes: [UInt8]
  private let places: [SearchPlace]

  init(bytes: [UInt8], places: [SearchPlace]) {
    self.bytes = bytes
    self.places = places
  }

  /// How many memos it holds.
  package var count: Int { places.count }

  /// Calls with the number of each memo that holds the word; an empty word stands everywhere.
  package func forEachMemo(holding word: [UInt8], _ body: (Int) -> Void) {
    guard !word.isEmpty else { return places.indices.forEach(body) }
    var start = 0
    while let hit = bytes.firstIndex(of: word, from: start) {
      let number = number(at: hit)
      // What runs on into the next memo is no hit.
      if hit + word.count <= places[number].end {
        body(number)
        start = places[number].end
      } else {
        start = hit + 1
      }
    }
  }

  func place(_ number: Int) -> SearchPlace { places[number] }

  func contains(_ word: [UInt8], in range: Range<Int>) -> Bool { bytes.contains(word, in: range) }

  func matches(_ pattern: RegularExpression, in range: Range<Int>) -> Bool {
    bytes.withUnsafeBytes {
      pattern.firstMatch(in: UnsafeRawBufferPointer(rebasing: $0[range]), from: 0) != nil
    }
  }

  /// The memo that an offset belongs to.
  private func number(at offset: Int) -> Int {
    var (low, high) = (0, places.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if places[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
