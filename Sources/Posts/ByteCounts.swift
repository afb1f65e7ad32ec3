/// How often each byte stands in a sample of texts, to tell the rare ones.
package struct ByteCounts: Sendable {
  private var counts = [Int](repeating: 0, count: 256)
  /// The bytes of a chunk, and the chunks, that are counted.
  private static let (sampleLength, sampleCount) = (2048, 8)

  /// Counts the first bytes of some of the chunks.
  package init(of chunks: [SearchChunk]) {
    for index in stride(from: 0, to: chunks.count, by: max(1, chunks.count / Self.sampleCount)) {
      for byte in chunks[index].beginning(Self.sampleLength) { counts[Int(byte)] += 1 }
    }
  }

  subscript(byte: UInt8) -> Int { counts[Int(byte)] }
}
