/// A memo's text as two: the book's words, which are the block quote at its start, and the reader's.
package struct QuotedBody: Hashable, Sendable {
  /// Without the marks of a block quote.
  package var quote: String
  package var note: String
  /// What stands around and between the two in the file.
  package var frame: Frame

  /// The blank lines around the two texts.
  package struct Frame: Hashable, Sendable {
    package var opening: String
    package var gap: String
    package var ending: String

    package init(opening: String, gap: String, ending: String) {
      self.opening = opening
      self.gap = gap
      self.ending = ending
    }

    /// How a new memo is written.
    package static let usual = Frame(opening: "", gap: "\n\n", ending: "\n")
    /// For a text that is taken as it is.
    static let none = Frame(opening: "", gap: "\n\n", ending: "")
  }

  package init(quote: String = "", note: String = "", frame: Frame = .usual) {
    self.quote = quote
    self.note = note
    self.frame = frame
  }

  /// Takes a text apart. Put together again the two are that very text: one that would not be is a note as a whole.
  package init(_ body: String) {
    self = Self.parts(of: body)
    if !self.body.utf8.elementsEqual(body.utf8) { self.init(note: body, frame: .none) }
  }

  /// The text that the two make together.
  package var body: String {
    if quote.isEmpty { return note.isEmpty ? "" : frame.opening + note + frame.ending }
    let words = quote.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? ">" : "> \($0)" }.joined(separator: "\n")
    return frame.opening + words + (note.isEmpty ? "" : frame.gap + note) + frame.ending
  }
}

extension QuotedBody {
  /// How the two stand in a new memo: without the blank lines that were typed at their ends.
  package var tidy: QuotedBody {
    QuotedBody(quote: quote.withoutBlankEnds, note: note.withoutBlankEnds)
  }
}

extension String {
  /// Without blank lines at both ends and blanks at the end; the indentation of the first line stays.
  fileprivate var withoutBlankEnds: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }) else { return "" }
    let rest = lines[first...].joined(separator: "\n")
    return String(rest[...(rest.lastIndex { !$0.isWhitespace } ?? rest.startIndex)])
  }
}

extension QuotedBody {
  private static func parts(of body: String) -> QuotedBody {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)[...]
    let opening = lines.prefix(while: \.isEmpty)
    let quoted = lines[opening.endIndex...].prefix { $0.first == ">" }
    let gap = lines[quoted.endIndex...].prefix(while: \.isEmpty)
    let rest = lines[gap.endIndex...]
    let note = rest[..<(rest.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? rest.startIndex)]
    let isGap = !quoted.isEmpty && !note.isEmpty
    // What follows the quote without an empty line between goes on with it.
    if isGap && gap.isEmpty { return QuotedBody(note: body, frame: .none) }
    let ending = isGap || quoted.isEmpty ? rest.count - note.count : gap.count + rest.count
    return QuotedBody(
      quote: quoted.map(\.withoutMark).joined(separator: "\n"), note: note.joined(separator: "\n"),
      frame: Frame(
        opening: newlines(opening.count), gap: isGap ? newlines(gap.count + 1) : Frame.usual.gap,
        ending: newlines(ending)))
  }

  private static func newlines(_ count: Int) -> String { String(repeating: "\n", count: max(0, count)) }
}

extension Substring {
  fileprivate var withoutMark: Substring { dropFirst(hasPrefix("> ") ? 2 : 1) }
}
