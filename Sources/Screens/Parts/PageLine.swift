import Drawing
import UnicodeText

/// One wrapped line of a memo's body.
struct PageLine: Hashable {
  /// The text, whose glyphs know their places in the paragraph.
  private let glyphs: ArraySlice<PlacedGlyph>
  /// Where the paragraph begins in the body, in UTF-8 bytes, as all places are.
  private let start: Int
  /// The part of the body that it shows.
  let range: Range<Int>
  /// Whether it belongs to a block quote: the book's words.
  let isQuote: Bool
  /// The cells left of the text.
  let indent: Int

  /// The body wrapped into lines for a page of `width` cells, with a margin at both sides. A very wide page
  /// keeps lines that the eye can follow.
  static func lines(of body: String, width: Int) -> [PageLine] {
    let margin = width >= 60 ? 4 : 1
    let measure = max(2, min(width - 2 * margin, 100))
    var start = 0
    return [PageLine(glyphs: [], start: 0, range: 0..<0, isQuote: false, indent: margin)]
      + body.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
        defer { start += paragraph.utf8.count + 1 }
        return lines(ofParagraph: paragraph, at: start, measure: measure, margin: margin)
      }
  }

  var text: String { glyphs.map(\.glyph).safeText }

  func draw(row: Int, on canvas: inout Canvas) {
    if isQuote {
      canvas.put("┃", row: row, column: indent - 2, style: .bookWords)
      canvas.put(text, row: row, column: indent, style: .bookWords)
    } else {
      canvas.put(text, row: row, column: indent)
    }
  }

  /// The columns in which a part of the body is drawn; none where it is not in this line.
  func columns(of part: Range<Int>) -> [Range<Int>] {
    glyphs.columns(of: [part], from: start, to: range.upperBound - start)
      .map { $0.lowerBound + indent..<$0.upperBound + indent }
  }

  private static func lines(
    ofParagraph paragraph: Substring, at start: Int, measure: Int, margin: Int
  ) -> [PageLine] {
    let quoted = paragraph.quotedText
    let text = quoted ?? paragraph
    let start = start + paragraph.utf8.distance(from: paragraph.startIndex, to: text.startIndex)
    let width = quoted == nil ? measure : max(2, measure - 2)
    let rows = LineBreaking.glyphLines(String(text), width: width)
    return rows.indices.map { index in
      let end = rows[(index + 1)...].lazy.compactMap(\.first).first?.offset ?? text.utf8.count
      let first = rows[index].first?.offset ?? end
      return PageLine(
        glyphs: rows[index], start: start, range: start + first..<start + max(first, end),
        isQuote: quoted != nil, indent: margin + (quoted == nil ? 0 : 2))
    }
  }
}

extension Substring {
  /// The text behind the mark of a Markdown block quote; nil for any other line.
  fileprivate var quotedText: Substring? {
    let text = drop { $0 == " " }
    guard text.first == ">" else { return nil }
    return text.dropFirst(text.hasPrefix("> ") ? 2 : 1)
  }
}
