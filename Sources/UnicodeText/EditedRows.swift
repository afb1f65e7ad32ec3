/// The rows of a text while it is edited: of each next text only the lines that are new in it are wrapped.
package struct EditedRows {
  /// A line and its rows, whose places are counted from its beginning.
  private typealias Line = (text: Substring, rows: [TextRow])

  private var lines: [Line] = []
  private var width = 0

  package init() {}

  /// The rows of a text, as `LineBreaking.rows` makes them.
  package mutating func rows(of text: String, width: Int) -> [TextRow] {
    let texts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let old = self.width == width ? lines : []
    let head = zip(old, texts).prefix { $0.text.isIdentical(to: $1) }.count
    let limit = min(old.count, texts.count) - head
    let tail = zip(old.reversed(), texts.reversed()).prefix { $0.text.isIdentical(to: $1) }.prefix(limit)
      .count
    let new = texts[head..<texts.count - tail].map { line -> Line in
      (line, LineBreaking.rows(of: String(line), width: width))
    }
    lines = Array(old.prefix(head)) + new + old.suffix(tail)
    self.width = width
    return zip(lines, texts).flatMap { line, text in
      let start = text.base.utf8.distance(from: text.base.startIndex, to: text.startIndex)
      return line.rows.map { $0.moved(by: start) }
    }
  }
}

extension Substring {
  /// Equality of bytes: unlike `==`, composed and decomposed letters differ.
  fileprivate func isIdentical(to other: Substring) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
