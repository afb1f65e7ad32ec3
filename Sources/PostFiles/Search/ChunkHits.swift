import Posts

/// Which memos of a chunk hold all words: a scan for the spellings of the longest, the others only where one was found.
struct ChunkHits {
  private var isHit: [Bool]

  init(of words: [SearchWord], in chunk: SearchChunk) {
    var isHit = [Bool](repeating: words.isEmpty, count: chunk.count)
    for spelling in words.first?.spellings ?? [] {
      chunk.forEachMemo(holding: spelling) { number in
        let text = SearchText(chunk, number: number)
        isHit[number] = words.dropFirst().allSatisfy(text.contains)
      }
    }
    self.isHit = isHit
  }

  subscript(number: Int) -> Bool { isHit[number] }
}
