import Synchronization

/// The folded texts of some memos in one run of bytes, so that one scan looks through all of them.
package final class SearchChunk: Sendable {
  private let bytes: [UInt8]
  private let places: [SearchPlace]
  private let encoding: Atomic<Encoding>

  init(bytes: [UInt8], places: [SearchPlace], encoding: Encoding = .utf8) {
    self.bytes = bytes
    self.places = places
    self.encoding = Atomic(encoding)
  }

  /// Whether the bytes are UTF-8, as patterns need them.
  enum Encoding: UInt8, AtomicRepresentable {
    case utf8, other, unproven
  }

  /// A chunk without memos.
  package static let empty = SearchChunk(bytes: [], places: [])

  /// How many memos it holds.
  package var count: Int { places.count }

  /// Calls with the number of each memo that holds the word.
  package func forEachMemo(holding scan: WordScan, _ body: (Int) -> Void) {
    bytes.withUnsafeBytes { bytes in
      var (start, number) = (0, 0)
      while let hit = scan.firstHit(in: bytes, start..<bytes.count) {
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

  /// Whether one of its memos holds the word in a part of its text.
  func contains(_ scan: WordScan, in part: SearchPart, number: Int) -> Bool {
    bytes.withUnsafeBytes { scan.firstHit(in: $0, places[number][part]) != nil }
  }

  func beginning(_ length: Int) -> ArraySlice<UInt8> { bytes.prefix(length) }

  func bytes(in range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }

  func place(_ number: Int) -> SearchPlace { places[number] }

  func contains(_ word: [UInt8], in range: Range<Int>) -> Bool { bytes.contains(word, in: range) }

  func matches(_ pattern: RegularExpression, in range: Range<Int>) -> Bool {
    isUTF8
      && bytes.withUnsafeBytes {
        pattern.firstMatch(in: UnsafeRawBufferPointer(rebasing: $0[range]), from: 0) != nil
      }
  }
}

extension SearchChunk {
  /// Proven when it is first asked for: most chunks are never searched for a pattern.
  private var isUTF8: Bool {
    let known = encoding.load(ordering: .relaxed)
    if known != .unproven { return known == .utf8 }
    let isUTF8 = bytes.withUnsafeBufferPointer { $0.span.isUTF8 }
    encoding.store(isUTF8 ? .utf8 : .other, ordering: .relaxed)
    return isUTF8
  }
}

extension Span<UInt8> {
  fileprivate var isUTF8: Bool {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: self)
      return true
    } catch {
      return false
    }
  }
}
