/// A word to be looked for in much text, with a scan for each of its spellings.
package struct WordScans: Sendable {
  package let part: SearchPart
  package let scans: [WordScan]

  package init(_ placed: PlacedWord, _ counts: ByteCounts) {
    part = placed.part
    scans = placed.word.spellings.map { WordScan($0, counts) }
  }

  /// Whether a memo of the chunk holds the word where it has to stand, in whatever spelling.
  package func areIn(_ chunk: SearchChunk, number: Int) -> Bool {
    scans.contains { chunk.contains($0, in: part, number: number) }
  }
}
