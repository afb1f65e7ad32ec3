import Posts

/// Which texts hold the words that were looked for last. One letter more only narrows down what was found before, and one
/// letter less has mostly been looked for already.
struct KnownHits {
  private static let most = 8
  /// So many times as many texts must there be as hits, or to look at these one by one takes longer than a scan.
  private static let leastRarity = 3
  /// The newest come first.
  private var known: [(words: [PlacedWord], hits: TextHits)] = []

  /// Nil when nobody waits for it any more.
  ///
  /// - Parameter words: The longest first; not empty.
  mutating func hits(of words: [PlacedWord], in table: TextTable, _ cancellation: Cancellation) -> TextHits? {
    if let hits = known.first(where: { $0.words == words })?.hits { return hits }
    guard let hits = found(words, in: table, cancellation) else { return nil }
    known.insert((words, hits), at: 0)
    if known.count > Self.most { known.removeLast() }
    return hits
  }

  /// Call when the texts have changed.
  mutating func forget() {
    known = []
  }

  private func found(_ words: [PlacedWord], in table: TextTable, _ cancellation: Cancellation) -> TextHits? {
    let wider = known.filter { $0.words.allSatisfy(words.areNarrower) }.min { $0.hits.count < $1.hits.count }
    guard let wider, wider.hits.count * Self.leastRarity < table.count else {
      return TextHits(of: words, in: table, cancellation)
    }
    let further = words.filter { !wider.words.contains($0) }
    return TextHits(narrowing: wider.hits, to: further, in: table, cancellation)
  }
}

extension [PlacedWord] {
  /// Whether each text that holds all of these holds another word too.
  fileprivate func areNarrower(than word: PlacedWord) -> Bool { contains { $0.holds(word) } }
}
