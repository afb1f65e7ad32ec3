import Drawing
import UnicodeText

/// One wrapped line of a memo's body.
struct PageLine: Hashable {
  let text: String
  /// Whether it belongs to a block quote: the book's words.
  let isQuote: Bool
  /// The cells left of the text.
  let indent: Int

  /// The body wrapped into lines for a page of `width` cells, with a margin at both sides. A very wide page
  /// keeps lines that the eye can follow.
  static func lines(of body: String, width: Int) -> [PageLine] {
    let margin = width >= 60 ? 4 : 1
    let measure = max(2, min(width - 2 * margin, 100))
    return [PageLine(text: "", isQuote: false, indent: margin)]
      + body.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
        lines(ofParagraph: $0, measure: measure, margin: margin)
      }
  }

  func draw(row: Int, on canvas: inout Canvas) {
    if isQuote {
      canvas.put("┃", row: row, column: indent - 2, style: .bookWords)
      canvas.put(text, row: row, column: indent, style: .bookWords)
    } else {
      canvas.put(text, row: row, column: indent)
    }
  }

  private static func lines(ofParagraph paragraph: Substring, measure: Int, margin: Int) -> [PageLine] {
    guard let quoted = paragraph.quotedText else {
      return LineBreaking.lines(String(paragraph), width: measure).map {
        PageLine(text: $0, isQuote: false, indent: margin)
      }
    }
    return LineBreaking.lines(String(quoted), width: max(2, measure - 2)).map {
      PageLine(text: $0, isQuote: true, indent: margin + 2)
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
