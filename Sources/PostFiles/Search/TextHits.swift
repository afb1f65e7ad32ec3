import Posts

/// Which of all texts hold all words: a scan for each spelling of the longest, the others are looked for only where one was found.
/// A fast way to what `PostMatcher` finds memo by memo.
struct TextHits {
  /// For each chunk and number; none of a chunk without hits.
  private let isHit: [[Bool]]
  /// How many texts are hits.
  let count: Int

  /// - Parameter words: The longest first; not empty.
  ///
  /// Nil when nobody waits for it any more.
  init?(of words: [SearchWord], in table: TextTable, _ cancellation: Cancellation) {
    guard let longest = words.first else { return nil }
    let counts = ByteCounts(of: table.chunks)
    let scans = longest.spellings.map { WordScan($0, counts) }
    self.init(in: table, cancellation) { place in
      Self.hits(of: scans, words.dropFirst(), in: table.chunks[place])
    }
  }

  /// Those of the hits before that hold further words, in the same texts.
  ///
  /// Nil when nobody waits for it any more.
  init?(
    narrowing wider: TextHits, to further: [SearchWord], in table: TextTable, _ cancellation: Cancellation
  ) {
    self.init(in: table, cancellation) { place in
      Self.narrowed(wider.isHit[place], to: further, in: table.chunks[place])
    }
  }

  subscript(place: TextPlace) -> Bool {
    let hits = isHit[Int(place.chunk)]
    return !hits.isEmpty && hits[Int(place.number)]
  }
}

extension TextHits {
  private init?(in table: TextTable, _ cancellation: Cancellation, _ find: @Sendable (Int) -> [Bool]) {
    isHit = Lanes.map(0..<table.chunks.count) { cancellation.isCancelled ? [] : find($0) }
    count = isHit.reduce(0) { $0 + $1.count(where: \.self) }
    if cancellation.isCancelled { return nil }
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

  private static func narrowed(_ wider: [Bool], to words: [SearchWord], in chunk: SearchChunk) -> [Bool] {
    var isHit = wider
    for number in wider.indices where wider[number] {
      isHit[number] = words.allSatisfy(SearchText(chunk, number: number).contains)
    }
    return isHit
  }
}
