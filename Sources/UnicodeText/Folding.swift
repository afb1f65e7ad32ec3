/// Folding of text for search: what a reader takes for the same word becomes the same bytes.
///
/// Case, full and half width, hiragana and katakana (as hiragana), composed and decomposed forms, and
/// compatibility forms (NFKC) fall together; zero-width characters vanish. Folding twice changes nothing,
/// and texts joined by NUL or a newline fold as each would alone. Common scalars take a fast path; a run of
/// others goes to `FullFolding`.
package enum Folding {
  /// The folded text in UTF-8.
  package static func folded(_ text: String) -> [UInt8] {
    var text = text
    var output: [UInt8] = []
    text.withUTF8 { fold(UnsafeRawBufferPointer($0), into: &output) }
    return output
  }

  /// Appends the folded text of UTF-8 bytes; invalid bytes become U+FFFD.
  package static func fold(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]) {
    var folding = FastFolding(bytes)
    while !folding.isAtEnd {
      folding.run(into: &output)
      if !folding.isAtEnd { folding.foldUncommonRun(into: &output) }
    }
  }
}
