import UnicodeText

/// A condition made ready to be asked of many memos: its words are folded once, its dates are days.
package struct PostMatcher: Sendable {
  /// The folded words that must all occur, the longest first; none of them is empty.
  package let words: [[UInt8]]
  private let rest: [PostTest]

  /// - Parameter today: What dates such as `last week` are seen from.
  package init(_ condition: SearchCondition, today: Day) {
    let parts = condition.asExpression.conjuncts.map { PostTest($0, today: today) }
    words = parts.compactMap(\.word).filter { !$0.isEmpty }.sorted { $1.count < $0.count }
    rest = parts.filter { $0.word == nil }
  }

  /// Whether the words are all that the condition asks for.
  package var asksForWordsOnly: Bool { rest.isEmpty }

  /// Whether the memo meets every part of the condition. Cheap parts are asked first.
  package func matches(_ post: Post, _ text: SearchText) -> Bool {
    matchesBesideWords(post, text) && words.allSatisfy(text.contains)
  }

  /// Whether the memo meets every part of the condition but the words, which a scan over many memos looks for.
  package func matchesBesideWords(_ post: Post, _ text: SearchText) -> Bool {
    rest.allSatisfy { $0.holds(for: post, text) }
  }
}
