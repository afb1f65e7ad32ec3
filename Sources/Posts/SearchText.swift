import UnicodeText

/// A memo's text folded for search: its title, book, authors and tags, then its body, in one run of bytes.
/// The parts are set apart by newlines, which no search word holds.
package struct SearchText: Sendable {
  private let bytes: [UInt8]
  private let book: Range<Int>
  private let authors: Range<Int>
  private let tags: Range<Int>

  /// - Parameter body: The text after the front matter, as UTF-8.
  package init(_ post: Post, body: UnsafeRawBufferPointer) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(body.count + 160)
    func append(_ text: String) -> Range<Int> {
      let start = bytes.count
      bytes += Folding.folded(text)
      defer { bytes.append(SearchText.separator) }
      return start..<bytes.count
    }
    _ = append(post.title)
    book = append(post.book)
    authors = append(post.authors.joined(separator: "\n"))
    tags = append(post.tags.joined(separator: "\n"))
    _ = append(post.chapter)
    Folding.fold(body, into: &bytes)
    self.bytes = bytes
  }

  private static let separator = UInt8(ascii: "\n")

  func contains(_ word: [UInt8]) -> Bool { bytes.contains(word, in: bytes.indices) }
  func bookContains(_ word: [UInt8]) -> Bool { bytes.contains(word, in: book) }
  func authorsContain(_ word: [UInt8]) -> Bool { bytes.contains(word, in: authors) }
  func tagsContain(_ word: [UInt8]) -> Bool { bytes.contains(word, in: tags) }
}
