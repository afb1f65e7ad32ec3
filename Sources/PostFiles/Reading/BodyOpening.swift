/// What a list shows of a body: its first heading, and its first words on one line.
struct BodyOpening {
  /// Empty where there is no heading among the first lines.
  private(set) var heading = ""
  private(set) var firstWords = ""
  /// Whether the first line of text is a block quote.
  private(set) var beginsWithQuote = false

  /// How much of a text is looked at, in characters and in lines.
  private static let mostCharacters = 160
  private static let mostLines = 40

  init(_ body: Substring) {
    var isFirst = true
    for line in body.split(separator: "\n").prefix(Self.mostLines) {
      let text = line.drop(while: \.isWhitespace)
      guard !text.isEmpty else { continue }
      if isFirst { beginsWithQuote = text.first == ">" }
      isFirst = false
      take(text)
      if firstWords.count >= Self.mostCharacters { break }
    }
  }

  private mutating func take(_ line: Substring) {
    let text = line.withoutMark
    if line.isHeading {
      if heading.isEmpty { heading = String(text) }
      return
    }
    firstWords += (firstWords.isEmpty || text.isEmpty ? "" : " ") + text.prefix(Self.mostCharacters)
  }
}

extension Substring {
  /// Whether the line is a Markdown heading: one to six `#` and a space.
  fileprivate var isHeading: Bool {
    let marks = prefix { $0 == "#" }.count
    return (1...6).contains(marks) && dropFirst(marks).first == " "
  }

  /// The line without the mark of a heading, a block quote or a list item.
  fileprivate var withoutMark: Substring {
    if isHeading { return drop { $0 == "#" }.drop { $0 == " " } }
    if first == ">" { return dropFirst().drop { $0 == " " || $0 == ">" } }
    return ["- ", "* ", "+ "].contains { hasPrefix($0) } ? dropFirst(2) : self
  }
}
