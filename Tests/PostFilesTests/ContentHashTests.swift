import SeededRandom
import Testing

@testable import PostFiles

@Suite("The hash of a file's content") struct ContentHashTests {
  @Test("is another for each of 100,000 files that differ in a few bytes, in their length or in an order")
  func differences() {
    var random = SeededGenerator(seed: 9)
    var (contents, hashes) = (Set<[UInt8]>(), Set<Int>())
    var bytes = Array("---\nbook: 吾輩は猫である\nfavorite: true\n---\n本文".utf8)
    for _ in 0..<100_000 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.append(.random(in: 0...1, using: &random))
      case 1 where bytes.count > 8: bytes.removeLast()
      default:
        let (first, second) = (
          Int.random(in: bytes.indices, using: &random), Int.random(in: bytes.indices, using: &random)
        )
        bytes.swapAt(first, second)
      }
      contents.insert(bytes)
      hashes.insert(bytes.span.contentHash)
    }
    #expect(hashes.count == contents.count)
  }

  @Test("tells zeros at the end apart, and is the same for the same bytes", arguments: 0..<20)
  func zeros(count: Int) {
    let zeros = [UInt8](repeating: 0, count: count)
    #expect(zeros.span.contentHash != (zeros + [0]).span.contentHash)
    #expect(zeros.span.contentHash == [UInt8](repeating: 0, count: count).span.contentHash)
  }
}
