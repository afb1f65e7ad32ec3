import Posts

/// Tells of memo after memo whether it holds all words, and scans each chunk of texts only once. A fast way to what
/// `PostMatcher` finds memo by memo; the memos have to outlive it.
struct WordSearch {
  private let words: [SearchWord]
  private var scanned: [ObjectIdentifier: ChunkHits] = [:]
  /// The chunk of the memo before, which mostly is the next one's as well.
  private var last: (chunk: ObjectIdentifier, hits: ChunkHits)?

  init(_ words: [SearchWord]) {
    self.words = words
  }

  mutating func holds(_ text: SearchText) -> Bool {
    if words.isEmpty { return true }
    let chunk = ObjectIdentifier(text.chunk)
    if let last, last.chunk == chunk { return last.hits[text.number] }
    let hits = scanned[chunk] ?? ChunkHits(of: words, in: text.chunk)
    scanned[chunk] = hits
    last = (chunk, hits)
    return hits[text.number]
  }
}
