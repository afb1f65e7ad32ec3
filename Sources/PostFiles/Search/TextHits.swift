import Posts

/// Which of all texts hold all words: a scan for each spelling of the longest, the others are looked for only where one was found.
/// A fast way to what `PostMatcher` finds memo by memo.
struct TextHits {
  /// For each text, those of a chunk behind those of the chunk before it.
  private let isHit: [Bool]
  /// Where those of each chunk begin, and where the last ones end.
  private let starts: [Int]
  /// How many texts are hits.
  let count: Int

  /// - Parameter words: The longest first; not empty.
  ///
  /// Nil when nobody waits for it any more.
  init?(of words: [PlacedWord], in table: TextTable, _ cancellation: Cancellation) {
    let words = Self.scans(for: words, in: table)
    guard let longest = words.first else { return nil }
    // A scan finds the longest anywhere, also where it has to stand in a part alone.
    let others = longest.part == .whole ? words.dropFirst() : words[...]
    self.init(in: table, cancellation) { place in
      Self.hits(of: longest, others, in: table.chunks[place])
    }
  }

  /// Those of the hits before that hold further words, in the same texts.
  ///
  /// Nil when nobody waits for it any more.
  init?(
    narrowing wider: TextHits, to further: [PlacedWord], in table: TextTable, _ cancellation: Cancellation
  ) {
    let words = Self.scans(for: further, in: table)
    self.init(in: table, cancellation) { place in
      let start = wider.starts[place]
      return Self.narrowed(
        wider.isHit[start..<start + table.chunks[place].count], to: words, in: table.chunks[place])
    }
  }

  subscript(place: TextPlace) -> Bool {
    let index = starts[Int(place.chunk)] + Int(place.number)
    // A chunk that has gone holds none any more.
    return index < starts[Int(place.chunk) + 1] && isHit[index]
  }
}

extension TextHits {
  private init?(in table: TextTable, _ cancellation: Cancellation, _ find: @Sendable (Int) -> [Bool]) {
    let found = Lanes.map(0..<table.chunks.count) { cancellation.isCancelled ? [] : find($0) }
    if cancellation.isCancelled { return nil }
    var (isHit, starts): ([Bool], [Int]) = ([], [])
    for (chunk, hits) in zip(table.chunks, found) {
      starts.append(isHit.count)
      // Of a chunk without hits there are none.
      isHit += hits.isEmpty ? [Bool](repeating: false, count: chunk.count) : hits
    }
    (self.isHit, self.starts) = (isHit, starts + [isHit.count])
    count = isHit.count(where: \.self)
  }

  private static func scans(for words: [PlacedWord], in table: TextTable) -> [WordScans] {
    let counts = ByteCounts(of: table.chunks)
    return words.map { WordScans($0, counts) }
  }

  private static func hits(
    of word: WordScans, _ others: ArraySlice<WordScans>, in chunk: SearchChunk
  ) -> [Bool] {
    var isHit: [Bool] = []
    for scan in word.scans {
      chunk.forEachMemo(holding: scan) { number in
        if isHit.isEmpty { isHit = [Bool](repeating: false, count: chunk.count) }
        isHit[number] = others.allSatisfy { $0.areIn(chunk, number: number) }
      }
    }
    return isHit
  }

  private static func narrowed(
    _ wider: ArraySlice<Bool>, to words: [WordScans], in chunk: SearchChunk
  ) -> [Bool] {
    var isHit = Array(wider)
    for number in isHit.indices where isHit[number] {
      isHit[number] = words.allSatisfy { $0.areIn(chunk, number: number) }
    }
    return isHit
  }
}
