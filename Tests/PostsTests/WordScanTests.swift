import SeededRandom
import Testing

@testable import Posts

@Suite("A scan for one word") struct WordScanTests {
  @Test(
    "finds what a plain search finds, from wherever it begins to wherever it ends, for random texts and words",
    arguments: 1...6)
  func agreement(letters: Int) {
    var random = SeededGenerator(seed: UInt64(letters))
    for _ in 0..<400 {
      let text = Self.bytes(0...200, letters, &random)
      let scan = WordScan(Self.bytes(1...5, letters, &random), ByteCounts(of: [Self.chunk(text)]))
      for start in stride(from: 0, through: text.count, by: Int.random(in: 1...40, using: &random)) {
        let end = Int.random(in: start...text.count, using: &random)
        let hit = text.withUnsafeBytes { scan.firstHit(in: $0, start..<end) }
        let plain = Array(text[..<end]).firstIndex(of: scan.word, from: start)
        #expect(hit == plain, "\(scan.word) in \(text) from \(start) to \(end)")
      }
    }
  }

  @Test("finds a word at every place of a text, up to its last byte")
  func places() {
    let word = Array("猫".utf8)
    for place in 0..<100 {
      for rest in 0..<40 {
        let text = [UInt8](repeating: word[0], count: place) + word + [UInt8](repeating: word[2], count: rest)
        let scan = WordScan(word, ByteCounts(of: []))
        #expect(text.withUnsafeBytes { scan.firstHit(in: $0, text.indices) } == place)
      }
    }
  }

  private static func bytes(
    _ length: ClosedRange<Int>, _ letters: Int, _ random: inout SeededGenerator
  ) -> [UInt8] {
    (0..<Int.random(in: length, using: &random)).map { _ in
      .random(in: 0x80 - UInt8(letters)..<0x80, using: &random)
    }
  }

  private static func chunk(_ text: [UInt8]) -> SearchChunk {
    var builder = SearchChunkBuilder()
    _ = text.withUnsafeBytes { builder.append(PostFields(id: PostID("a")), body: $0) }
    return builder.finish()
  }
}
