import Posts

/// Which of all texts hold all words: a scan for each spelling of the longest, the others are looked for only where one was found.
/// A fast way to what `PostMatcher` finds memo by memo.
struct TextHits {
  /// For each chunk and number; none of a chunk without hits.
  private let isHit: [[Bool]]

  /// - Parameter words: The longest first; not empty.
  ///
  /// Nil when nobody waits for it any more.
  init?(of words: [SearchWord], in table: TextTable, _ cancellation: Cancellation) {
    guard let longest = words.first else { return nil }
    let counts = ByteCounts(of: table.chunks)
    let scans = longest.spellings.map { WordScan($0, counts) }
    isHit = Lanes.map(0..<table.chunks.count) { place in
      cancellation.isCancelled ? [] : Self.hits(of: scans, words.dropFirst(), in: table.chunks[place])
    }
    if cancellation.isCancelled { return nil }
  }

  subscript(place: TextPlace) -> Bool {
    let hits = isHit[Int(place.chunk)]
    return !hits.isEmpty && hits[Int(place.number)]
  }

  private static func hits(
    of scans: [WordScan], _ others: ArraySlice<SearchWord>, in chunk: SearchChunk
  ) -> [Bool] {
    var isHit: [Bool] = []
    for scan in scans {
      chunk.forEachMemo(holding: scan) { number in
        let text = SearchText(chunk, number: number)
        if isHit.isEmpty { isHit = [Bool](repeating: false, count: chunk.count) }
        isHit[number] = others.allSatisfy(text.contains)
      }
    }
    return isHit
  }
}
