/// A memo's text read as two: the block quote that it begins with, and what follows. Unlike `QuotedBody` it takes each
/// block quote of CommonMark (https://spec.commonmark.org/0.31.2/#block-quotes) for one, however it is written, and
/// cannot be put together again.
package struct LeadingQuote: Hashable, Sendable {
  /// Without the marks of the quote; empty where the text begins with none.
  package let quote: String
  /// Without blank lines at its ends.
  package let note: String

  package init(_ body: String) {
    let lines = body.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    let text = lines.drop(while: \.isBlank)
    let quoted = text.prefix(text.first?.unquoted == nil ? 0 : Self.length(of: text))
    quote = quoted.map { $0.unquoted ?? $0 }.withoutBlankEnds
    note = text[quoted.endIndex...].withoutBlankEnds
  }

  /// How many lines belong to the quote. A line without a mark goes on with the paragraph that it follows.
  private static func length(of lines: ArraySlice<Substring>) -> Int {
    var isInParagraph = false
    for (offset, line) in lines.enumerated() {
      let unquoted = line.unquoted
      guard unquoted != nil || isInParagraph && line.continuesParagraph else { return offset }
      isInParagraph = !(unquoted ?? line).isBlank
    }
    return lines.count
  }
}

extension Substring {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// Whether it goes on with a paragraph: it is neither blank nor the beginning of a list, a heading or a code block.
  fileprivate var continuesParagraph: Bool {
    let mark = drop { $0 == " " }.prefix { $0 != " " }
    let isHeading = mark.count <= 6 && mark.allSatisfy { $0 == "#" }
    return !isHeading && !["-", "*", "+", "1.", "1)"].contains(mark) && !hasPrefix("```") && !hasPrefix("~~~")
  }

  /// The line behind the mark of a block quote; nil where it has none.
  fileprivate var unquoted: Substring? {
    let text = drop { $0 == " " }
    guard text.startIndex <= (index(startIndex, offsetBy: 3, limitedBy: endIndex) ?? endIndex) else {
      return nil
    }
    guard text.first == ">" else { return nil }
    let rest = text.dropFirst()
    return rest.first == " " ? rest.dropFirst() : rest
  }
}

extension Collection<Substring> where Self: BidirectionalCollection {
  fileprivate var withoutBlankEnds: String {
    let rest = self[(firstIndex { !$0.isBlank } ?? endIndex)...]
    let end = rest.lastIndex { !$0.isBlank }.map { rest.index(after: $0) } ?? rest.startIndex
    return rest[..<end].joined(separator: "\n")
  }
}
