/// A word to be looked for in the folded text, or in a part of it alone.
package struct PlacedWord: Hashable, Sendable {
  package let word: SearchWord
  package let part: SearchPart

  package init(_ word: SearchWord, _ part: SearchPart = .whole) {
    self.word = word
    self.part = part
  }

  /// Whether each text that holds this one holds another one too.
  package func holds(_ other: PlacedWord) -> Bool {
    (other.part == .whole || other.part == part) && word.holds(other.word)
  }
}

/// A part of a memo's folded text.
package enum SearchPart: Hashable, Sendable {
  case whole, book, authors, tags
}
