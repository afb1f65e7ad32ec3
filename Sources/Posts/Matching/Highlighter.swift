import UnicodeText

/// Where in a memo's texts the things stand that a condition looks for. What is excluded is never shown.
///
/// It takes its time, and is for what is visible.
package struct Highlighter: Sendable {
  /// What is looked for.
  package let expression: SearchExpression
  private let marks: [Mark]

  /// - Parameter romaji: Only what its dictionary knows already is shown.
  package init(_ expression: SearchExpression, romaji: Romaji = .none) {
    self.expression = expression
    marks = expression.wantedTerms.flatMap { Mark.marks(for: $0, romaji) }
  }

  /// Shows nothing.
  package static let none = Highlighter(.everything)

  /// Whether there is nothing that it could show.
  package var isEmpty: Bool { marks.isEmpty }

  /// The places in a text that are to be seen, in UTF-8 bytes, in their order and apart from each other.
  package func hits(in text: String, as part: TextPart = .body) -> [Range<Int>] {
    marks.filter { $0.part == nil || $0.part == part }.flatMap { $0.hits(in: text) }.merged
  }
}

extension Highlighter: Equatable {
  package static func == (left: Highlighter, right: Highlighter) -> Bool {
    left.expression == right.expression
  }
}

/// A part of a memo that some terms of a condition are about alone.
package enum TextPart: Hashable, Sendable {
  case body, title, book, author, tag
}

/// One thing that is looked for, and the part of the memo in which alone it stands; nil for all.
private struct Mark: Sendable {
  enum Kind: Sendable {
    case word(SearchWord)
    case whole(SearchWord)
    /// Asked of the folded text.
    case folded(RegularExpression)
    /// Asked of the text as it is written.
    case written(RegularExpression)
  }

  let part: TextPart?
  let kind: Kind

  func hits(in text: String) -> [Range<Int>] {
    switch kind {
    case .word(let word): text.hitsByLine { word.places(in: $0) }
    case .whole(let word):
      word.spellings.contains(Folding.folded(text)) ? [0..<text.utf8.count] : []
    case .folded(let pattern): text.hitsByLine { pattern.places(in: $0) }
    case .written(let pattern):
      NormalForm.composed(text).utf8.elementsEqual(text.utf8)
        ? pattern.places(in: Array(text.utf8)) : MappedText.composed(text).hits { pattern.places(in: $0) }
    }
  }
}

extension Mark {
  static func marks(for term: SearchTerm, _ romaji: Romaji) -> [Mark] {
    switch term {
    case .text(let text):
      word(text) + (romaji.takes(text) ? pattern(for: text, romaji) : [])
    case .romaji(let text):
      romaji.dictionary?.knownPattern(for: text) == nil ? word(text) : pattern(for: text, romaji)
    case .regex(let pattern):
      (try? RegularExpression(NormalForm.composed(pattern))).map { [Mark(part: nil, kind: .written($0))] }
        ?? []
    case .book(let text): field(text, .book)
    case .author(let text): field(text, .author)
    case .tag(let text): field(text, .tag)
    case .title(let text): field(text, .title)
    default: []
    }
  }

  private static func word(_ text: String) -> [Mark] {
    SearchWord(text).map { [Mark(part: nil, kind: .word($0))] } ?? []
  }

  private static func pattern(for text: String, _ romaji: Romaji) -> [Mark] {
    romaji.dictionary?.knownPattern(for: text).map { [Mark(part: nil, kind: .folded($0))] } ?? []
  }

  private static func field(_ text: String, _ part: TextPart) -> [Mark] {
    let isWhole = text.hasPrefix("=")
    guard let word = SearchWord(isWhole ? String(text.dropFirst()) : text) else { return [] }
    return [Mark(part: part, kind: isWhole ? .whole(word) : .word(word))]
  }
}

extension SearchExpression {
  /// The terms that stand under no negation.
  fileprivate var wantedTerms: [SearchTerm] {
    switch self {
    case .all(let parts), .any(let parts): parts.flatMap(\.wantedTerms)
    case .not: []
    case .term(let term): [term]
    }
  }
}

extension String {
  /// The places that `find` tells of in the folded lines. A line is mapped back only where it holds any.
  fileprivate func hitsByLine(_ find: ([UInt8]) -> [Range<Int>]) -> [Range<Int>] {
    var start = 0
    let lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.flatMap { line -> [Range<Int>] in
      let line = String(Substring(line))
      defer { start += line.utf8.count + 1 }
      if find(Folding.folded(line)).isEmpty { return [] }
      return MappedText.folded(line).hits(find).map { $0.lowerBound + start..<$0.upperBound + start }
    }
  }
}

extension MappedText {
  fileprivate func hits(_ find: ([UInt8]) -> [Range<Int>]) -> [Range<Int>] { find(bytes).map(original) }
}

extension SearchWord {
  /// Where it stands in a folded text, each place behind the one before.
  fileprivate func places(in text: [UInt8]) -> [Range<Int>] {
    spellings.flatMap { spelling in
      var places: [Range<Int>] = []
      while let place = text.firstIndex(of: spelling, from: places.last?.upperBound ?? 0) {
        places.append(place..<place + spelling.count)
      }
      return places
    }
  }
}

extension RegularExpression {
  /// Where it matches, without places of no length.
  fileprivate func places(in text: [UInt8]) -> [Range<Int>] {
    text.withUnsafeBytes { bytes in
      var places: [Range<Int>] = []
      var start = 0
      while start <= bytes.count, let match = firstMatch(in: bytes, from: start) {
        if !match.isEmpty { places.append(match) }
        start = match.upperBound
        if match.isEmpty { start = bytes.nextCharacter(after: start) }
      }
      return places
    }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func nextCharacter(after place: Int) -> Int {
    var next = place + 1
    while next < count, self[next] & 0xC0 == 0x80 { next += 1 }
    return next
  }
}

extension [Range<Int>] {
  /// In their order, those that overlap as one.
  fileprivate var merged: [Range<Int>] {
    sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      if let last = merged.last, range.lowerBound < last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }
}
