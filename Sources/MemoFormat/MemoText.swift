/// A memo file: its bytes, the front matter understood in them, and where the body begins.
///
/// Keys and values are text here; what they mean is for others to say. Bytes never change but by an edit.
package struct MemoText: Sendable {
  /// The file as it is.
  package let bytes: [UInt8]
  /// The keys understood between the fences; empty when there are none.
  package let frontMatter: FrontMatter
  /// The lines between the fences; nil when the memo has no front matter.
  package let frontMatterLines: Range<Int>?
  /// The body's place in `bytes`, without a byte order mark.
  package let body: Range<Int>
  /// What is odd about the memo, in the order found.
  package let problems: [MemoProblem]

  /// Reads a whole memo file.
  package init(_ bytes: [UInt8]) {
    let reader = MemoReader(bytes.span)
    self.bytes = bytes
    frontMatter = reader.frontMatter
    frontMatterLines = reader.block
    body = reader.body
    problems = reader.problems
  }

  /// The body for display: line ends as `\n`, bad bytes as U+FFFD, UTF-16 decoded.
  package var bodyText: String {
    (UTF16Encoding(of: bytes.span)?.text(bytes.span, body) ?? bytes.span.text(body)).withUnixLineEnds
  }

  /// Whether fields can be edited at all; a single key may still be refused.
  package var isEditable: Bool { !problems.contains { $0.forbidsEdits } }

  /// Why a field cannot be edited; nil when it can.
  package func refusal(for key: String) -> MemoProblem? {
    problems.first { $0.forbidsEdits || $0 == .duplicateKey(key) }
  }

  /// The memo's bytes with one field set, and nothing else changed but that field's lines.
  ///
  /// A new key stands before the closing fence; a memo without front matter gets one. Throws `EditError` rather
  /// than returning bytes that do not read back as asked.
  package func setting(_ key: String, to value: FieldValue) throws(EditError) -> [UInt8] {
    try FieldEdit(memo: self, key: key, value: value).result()
  }

  /// The memo's bytes with another text, whose line ends are `\n`; lines that stay keep their bytes.
  ///
  /// A text that ended with a line end still does. One that would be read as front matter gets an empty front matter in
  /// front of it. Throws `EditError` rather than returning bytes that do not read back as asked.
  package func settingBody(to text: String) throws(EditError) -> [UInt8] {
    try BodyEdit(memo: self, text: text).result()
  }

  /// Where the body begins when `head`, the first bytes of a memo, holds its whole front matter with the closing
  /// line's end, or has none; nil when more bytes are needed to tell.
  package static func frontMatterEnd(in head: Span<UInt8>) -> Int? {
    let start = TextEncoding.markLength(head)
    guard head.firstIndex(of: .lineFeed, from: start) != nil else { return nil }
    switch Fences.search(head, from: start) {
    case .absent: return start
    case .unclosed: return nil
    case .closed(let fences):
      let end = fences.closing.upperBound
      return head[end - 1] == .lineFeed ? end : nil
    }
  }
}
