/// Where the parts of a memo's folded text stand in its chunk; a separator follows each part.
struct SearchPlace: Sendable {
  /// The starts of the book, authors, tags and chapter, and the end of all.
  private let offsets: (UInt32, UInt32, UInt32, UInt32, UInt32)

  init(book: Int, authors: Int, tags: Int, chapter: Int, end: Int) {
    offsets = (UInt32(book), UInt32(authors), UInt32(tags), UInt32(chapter), UInt32(end))
  }

  /// All of them in their order.
  var numbers: [UInt32] { [offsets.0, offsets.1, offsets.2, offsets.3, offsets.4] }

  var start: Int { Int(offsets.0) }
  var end: Int { Int(offsets.4) }
  var whole: Range<Int> { start..<end }

  subscript(part: SearchPart) -> Range<Int> {
    switch part {
    case .whole: whole
    case .book: Int(offsets.0)..<Int(offsets.1) - 1
    case .authors: Int(offsets.1)..<Int(offsets.2) - 1
    case .tags: Int(offsets.2)..<Int(offsets.3) - 1
    }
  }
}
