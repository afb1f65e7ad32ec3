/// The edit of a memo's text: the lines that differ are replaced, and the result is read to be sure of it.
struct BodyEdit {
  private let memo: MemoText
  private let lines: BodyLines
  private let text: String

  /// `text` has `\n` as line ends.
  init(memo: MemoText, text: String) {
    self.memo = memo
    lines = BodyLines(memo.bytes[memo.body])
    let text = text.withUnixLineEnds
    self.text = lines.isEnded && !text.isEmpty && text.utf8.last != .lineFeed ? text + "\n" : text
  }

  /// The memo's bytes after the edit; the same bytes when it has the text already.
  func result() throws(EditError) -> [UInt8] {
    if let problem = memo.problems.first(where: \.forbidsEdits) { throw .notEditable(problem) }
    if memo.bodyText.isIdentical(to: text) { return memo.bytes }
    let result = MemoText(head + body)
    if isRight(result) { return result.bytes }
    let shielded = MemoText(mark + Array("---\(lineEnd)---\(lineEnd)".utf8) + body)
    guard memo.frontMatterLines == nil, isRight(shielded) else { throw refusal(of: result) }
    return shielded.bytes
  }
}

extension BodyEdit {
  private var body: [UInt8] { lines.becoming(text, lineEnd: lineEnd) }

  /// The end of the file's first line.
  private var lineEnd: String { memo.bytes.lineEnd(before: memo.bytes.lineEnd(around: 0)) }

  private var mark: [UInt8] { Array(memo.bytes.prefix(TextEncoding.markLength(memo.bytes.span))) }

  /// What stands before the text; a closing fence at the very end of the file gets a line end.
  private var head: [UInt8] {
    let head = Array(memo.bytes[..<memo.body.lowerBound])
    let isOpen = memo.frontMatterLines != nil && head.last != .lineFeed
    return isOpen ? head + Array(lineEnd.utf8) : head
  }

  private func isRight(_ edited: MemoText) -> Bool {
    edited.isEditable && edited.bodyText.isIdentical(to: text)
      && edited.frontMatter.entries.elementsEqual(memo.frontMatter.entries) {
        $0.key.isIdentical(to: $1.key) && $0.node.reads(like: $1.node)
      }
  }

  private func refusal(of result: MemoText) -> EditError {
    result.problems.first(where: \.forbidsEdits).map { .notEditable($0) } ?? .notRepresentable
  }
}
