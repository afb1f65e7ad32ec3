import Posts

/// Which memos of a chunk hold all words: one scan for the longest, the others only where that was found.
struct ChunkHits {
  private var isHit: [Bool]

  init(of words: [[UInt8]], in chunk: SearchChunk) {
    var isHit = [Bool](repeating: words.isEmpty, count: chunk.count)
    if let first = words.first {
      chunk.forEachMemo(holding: first) { number in
        let text = SearchText(chunk, number: number)
        isHit[number] = words.dropFirst().allSatisfy(text.contains)
      }
    }
    self.isHit = isHit
  }

  subscript(number: Int) -> Bool { isHit[number] }
}
