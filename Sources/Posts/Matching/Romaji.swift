/// What words in Latin letters may be in Japanese. A port.
package protocol RomajiDictionary: Sendable {
  /// A pattern for what a word may be, to be asked of folded text; nil where there is no dictionary. The first call reads
  /// it, which takes a while.
  func pattern(for word: String) -> RegularExpression?

  /// The same if it has been asked for before, at once; nil else.
  func knownPattern(for word: String) -> RegularExpression?

  /// Whether there is a dictionary, which is read for that.
  var isThere: Bool { get }
}

/// How words in Latin letters are looked for.
package struct Romaji: Sendable {
  let dictionary: (any RomajiDictionary)?
  /// Whether plain words may be Japanese as well.
  let isUsual: Bool

  package init(_ dictionary: any RomajiDictionary, isUsual: Bool) {
    self.dictionary = dictionary
    self.isUsual = isUsual
  }

  private init() {
    dictionary = nil
    isUsual = false
  }

  /// Each word is what it says.
  package static let none = Romaji()

  /// Whether there is a dictionary, which is read for that.
  @concurrent
  package func isThere() async -> Bool { dictionary?.isThere ?? false }

  /// Learns what the words of an expression may be, so that they can be shown.
  @concurrent
  package func learn(_ expression: SearchExpression) async {
    for word in expression.words(with: self) { _ = dictionary?.pattern(for: word) }
  }

  /// Whether a plain word is looked for as Japanese, too.
  func takes(_ word: String) -> Bool { isUsual && !word.isEmpty && word.allSatisfy(\.isLatinLetter) }
}

extension SearchExpression {
  /// Whether a word in Latin letters that may be Japanese stands in it.
  package var asksForRomaji: Bool {
    switch self {
    case .all(let parts), .any(let parts): parts.contains(where: \.asksForRomaji)
    case .not(let part): part.asksForRomaji
    case .term(.romaji): true
    case .term: false
    }
  }
}

extension SearchExpression {
  /// The words in it that may be Japanese.
  fileprivate func words(with romaji: Romaji) -> [String] {
    switch self {
    case .all(let parts), .any(let parts): parts.flatMap { $0.words(with: romaji) }
    case .not(let part): part.words(with: romaji)
    case .term(.romaji(let word)): [word]
    case .term(.text(let word)): romaji.takes(word) ? [word] : []
    case .term: []
    }
  }
}

extension Character {
  fileprivate var isLatinLetter: Bool { isASCII && isLetter || self == "-" || self == "'" }
}
