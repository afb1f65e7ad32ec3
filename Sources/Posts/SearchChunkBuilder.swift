import UnicodeText

/// Folds memo after memo into one run of bytes. Its memory is used again for the next chunk.
package struct SearchChunkBuilder {
  private var bytes: [UInt8] = []
  private var places: [SearchPlace] = []
  private static let marks = [UInt8(ascii: "#"), UInt8(ascii: ">")]
  private static let separator = UInt8(ascii: "\n")

  package init() {}

  /// How many bytes have been folded since the last chunk.
  package var size: Int { bytes.count }

  /// Adds a memo and returns its number in the chunk.
  ///
  /// - Parameter body: The text after the front matter, as UTF-8.
  package mutating func append(_ fields: PostFields, body: UnsafeRawBufferPointer) -> Int {
    let book = append(fields.book)
    let authors = append(fields.authors)
    let tags = append(fields.tags)
    let chapter = append(fields.chapter)
    let opening = bytes.count
    Folding.fold(body, into: &bytes)
    appendTitle(fields.title, after: chapter, opening: opening)
    places.append(
      SearchPlace(book: book, authors: authors, tags: tags, chapter: chapter, end: bytes.count))
    bytes.append(0)
    return places.count - 1
  }

  /// All memos since the last chunk, in memory that just holds them.
  package mutating func finish() -> SearchChunk {
    defer {
      bytes.removeAll(keepingCapacity: true)
      places.removeAll(keepingCapacity: true)
    }
    return SearchChunk(bytes: bytes.withUnsafeBytes { Array($0) }, places: Array(places[...]))
  }

  /// Adds the title, unless it stands in the text already, as the first line of the body that mostly is the title.
  private mutating func appendTitle(_ title: String, after start: Int, opening: Int) {
    let end = bytes.count
    bytes.append(Self.separator)
    _ = append(title)
    let folded = end + 1..<bytes.count - 1
    let isThere =
      bytes.repeats(folded, at: firstText(from: opening, to: end)) || bytes.repeats(folded, in: start..<end)
    bytes.removeLast(isThere ? bytes.count - end : 1)
  }

  /// Where the body's first text begins, after blanks and the marks of a heading or a quote.
  private func firstText(from opening: Int, to end: Int) -> Int {
    bytes[opening..<end].firstIndex { $0 > UInt8(ascii: " ") && !Self.marks.contains($0) } ?? end
  }

  /// Adds texts, a separator after each, and returns where they begin. No text is as good as an empty one.
  private mutating func append(_ texts: [String]) -> Int {
    let start = bytes.count
    for text in texts { _ = append(text) }
    if texts.isEmpty { bytes.append(Self.separator) }
    return start
  }

  private mutating func append(_ text: String) -> Int {
    let start = bytes.count
    var text = text
    text.withUTF8 { Folding.fold(UnsafeRawBufferPointer($0), into: &bytes) }
    bytes.append(Self.separator)
    return start
  }
}
