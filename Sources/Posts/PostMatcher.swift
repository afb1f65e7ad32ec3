import UnicodeText

/// A condition made ready to be asked of many memos: its words are folded once, its dates are days, its patterns compiled.
package struct PostMatcher: Sendable {
  /// The words that must all occur where they have to stand, each in one of its spellings, the longest first.
  package let words: [PlacedWord]
  private let rest: [PostTest]
  /// What is asked of the text as it is written.
  private let written: [PostTest]

  /// Reads the dictionary when the condition asks for romaji for the first time.
  ///
  /// - Parameter today: What dates such as `last week` are seen from.
  package init(_ condition: SearchCondition, today: Day, romaji: Romaji = .none) {
    let parts = condition.asExpression.conjuncts.map { PostTest($0, today: today, romaji) }
    words = parts.compactMap(\.requiredWord).sorted { $1.word.length < $0.word.length }
    rest = parts.filter { !$0.isWord && !$0.asksForBody }
    written = parts.filter(\.asksForBody)
  }

  /// Whether the words are all that `matches` asks for.
  package var asksForWordsOnly: Bool { rest.isEmpty }

  /// Whether a memo is only found once its text was read as it is written, see `matchesWritten`.
  package var asksForBody: Bool { !written.isEmpty }

  /// Whether the memo meets every part of the condition but what is asked of the text as it is written. Cheap parts are
  /// asked first.
  package func matches(_ post: Post, _ text: SearchText) -> Bool {
    matchesBesideWords(post, text) && words.allSatisfy(text.contains)
  }

  /// The same but for the words, which a scan over many memos looks for.
  package func matchesBesideWords(_ post: Post, _ text: SearchText) -> Bool {
    rest.allSatisfy { $0.holds(for: post, text) { "" } }
  }

  /// Whether the memo, which `matches`, meets what is asked of the text as it is written.
  ///
  /// - Parameter body: The text after the front matter, in NFC; read once at most.
  package func matchesWritten(_ post: Post, _ text: SearchText, body: () -> String) -> Bool {
    var known: String?
    return written.allSatisfy { part in
      part.holds(for: post, text) {
        if let known { return known }
        let read = body()
        known = read
        return read
      }
    }
  }
}
