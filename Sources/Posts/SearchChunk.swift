/// The folded texts of some memos in one run of bytes, so that one scan looks through all of them.
package final class SearchChunk: Sendable {
  private let bytes: [UInt8]
  private let places: [SearchPlace]

  init(bytes: [UInt8], places: [SearchPlace]) {
    self.bytes = bytes
    self.places = places
  }

  /// A chunk without memos.
  package static let empty = SearchChunk(bytes: [], places: [])

  /// How many memos it holds.
  package var count: Int { places.count }

  /// Calls with the number of each memo that holds the word.
  package func forEachMemo(holding scan: WordScan, _ body: (Int) -> Void) {
    bytes.withUnsafeBytes { bytes in
      var (start, number) = (0, 0)
      while let hit = scan.firstHit(in: bytes, from: start) {
        while places[number].end < hit { number += 1 }
        // What runs on into the next memo is no hit.
        if hit + scan.word.count <= places[number].end {
          body(number)
          start = places[number].end
        } else {
          start = hit + 1
        }
      }
    }
  }

  func beginning(_ length: Int) -> ArraySlice<UInt8> { bytes.prefix(length) }

  func place(_ number: Int) -> SearchPlace { places[number] }

  func contains(_ word: [UInt8], in range: Range<Int>) -> Bool { bytes.contains(word, in: range) }

  func matches(_ pattern: RegularExpression, in range: Range<Int>) -> Bool {
    bytes.withUnsafeBytes {
      pattern.firstMatch(in: UnsafeRawBufferPointer(rebasing: $0[range]), from: 0) != nil
    }
  }
}
