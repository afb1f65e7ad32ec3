import UnicodeText

/// A word or phrase as it is looked for: folded, in every spelling that stands for it.
package struct SearchWord: Hashable, Sendable {
  /// As it was typed, and then with iteration marks for what they repeat and the other way round; none of them is empty.
  package let spellings: [[UInt8]]

  /// Nil where nothing is left of a text when it is folded.
  package init?(_ text: String) {
    let folded = Folding.folded(text)
    if folded.isEmpty { return nil }
    spellings = IterationMarks.spellings(of: folded)
  }

  /// A folded text as it is.
  init(folded: [UInt8]) {
    spellings = [folded]
  }

  /// Whether each text that holds this word holds another one too.
  package func holds(_ other: SearchWord) -> Bool {
    spellings.allSatisfy { spelling in
      other.spellings.contains { spelling.contains($0, in: spelling.indices) }
    }
  }

  /// How long it is as it was typed, in bytes.
  package var length: Int { spellings[0].count }
}
