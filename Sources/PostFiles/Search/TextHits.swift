import Posts

/// Which of all texts hold all words: one scan for the longest, the others are looked for only where that was found.
/// A fast way to what `PostMatcher` finds memo by memo.
struct TextHits {
  private var isHit: [Bool] = []

  /// - Parameter words: The longest first; not empty.
  ///
  /// Nil when nobody waits for it any more.
  init?(of words: [[UInt8]], in table: TextTable, _ cancellation: Cancellation) {
    guard let longest = words.first else { return nil }
    let scan = WordScan(longest, ByteCounts(of: table.chunks))
    let hits = Lanes.map(0..<table.chunks.count) { place in
      cancellation.isCancelled
        ? [] : Self.hits(of: scan, words.dropFirst(), in: table.chunks[place], table.numbers(at: place).count)
    }
    if cancellation.isCancelled { return nil }
    isHit.reserveCapacity(table.count)
    for hits in hits { isHit += hits }
  }

  subscript(number: Int) -> Bool { isHit[number] }

  private static func hits(
    of scan: WordScan, _ others: ArraySlice<[UInt8]>, in chunk: SearchChunk, _ count: Int
  ) -> [Bool] {
    var isHit = [Bool](repeating: false, count: count)
    chunk.forEachMemo(holding: scan) { number in
      let text = SearchText(chunk, number: number)
      isHit[number] = others.allSatisfy(text.contains)
    }
    return isHit
  }
}
