/// A memo's text folded for search: its book, authors, tags and chapter, its body and its title, in one run of bytes.
/// The parts are set apart by newlines, which no search word holds.
package struct SearchText: Sendable {
  /// The memos that the text stands together with.
  package let chunk: SearchChunk
  /// The memo's number among them.
  package let number: Int

  package init(_ chunk: SearchChunk, number: Int) {
    self.chunk = chunk
    self.number = number
  }

  /// A text in a chunk of its own.
  ///
  /// - Parameter body: The text after the front matter, as UTF-8.
  package init(_ post: Post, body: UnsafeRawBufferPointer) {
    var builder = SearchChunkBuilder()
    number = builder.append(post.fields, body: body)
    chunk = builder.finish()
  }

  package func contains(_ word: [UInt8]) -> Bool { chunk.contains(word, in: chunk.place(number).whole) }

  package func contains(_ placed: PlacedWord) -> Bool {
    let range = chunk.place(number)[placed.part]
    return placed.word.spellings.contains { chunk.contains($0, in: range) }
  }

  /// Whether a pattern matches somewhere in the folded text.
  func matches(_ pattern: RegularExpression) -> Bool {
    chunk.matches(pattern, in: chunk.place(number).whole)
  }
}
