import MemoFormat
import Posts

/// What a list shows of a body, as texts.
struct BodyOpening {
  /// Empty where there is no heading among the first lines.
  let heading: String
  /// Whether the first line of text is a block quote.
  let beginsWithQuote: Bool
  /// The first line that is no heading.
  let firstLine: String
  /// The first lines that are no headings.
  let firstWords: String

  /// - Parameter body: The beginning of the body, as UTF-8.
  init(_ body: UnsafeRawBufferPointer) {
    var lines = OpeningLines()
    lines.read(body)
    heading = String(utf8: body, lines.heading)
    beginsWithQuote = lines.beginsWithQuote
    firstLine = String(utf8: body, lines.firstLine)
    // The memory is shared where there is one line only.
    firstWords = lines.words.isEmpty ? firstLine : String(utf8: lines.words.span)
  }
}

extension BodyOpening {
  /// What the text alone says of a memo.
  var kind: PostKind { beginsWithQuote ? .quote : .note }
}

extension String {
  fileprivate init(utf8 bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
    self.init(utf8: UnsafeRawBufferPointer(rebasing: bytes[range]).assumingMemoryBound(to: UInt8.self).span)
  }
}
