import UnicodeText

/// A condition made ready to be asked of many memos: its words are folded once.
package struct PostMatcher: Sendable {
  private let condition: SearchCondition
  /// The folded words that must all occur, the longest first; none of them is empty.
  package let words: [[UInt8]]
  private let book: [UInt8]
  private let author: [UInt8]
  private let tags: [[UInt8]]

  package init(_ condition: SearchCondition) {
    self.condition = condition
    words = condition.text.split(whereSeparator: \.isWhitespace).map { Folding.folded(String($0)) }
      .filter { !$0.isEmpty }.sorted { $1.count < $0.count }
    book = Folding.folded(condition.book)
    author = Folding.folded(condition.author)
    tags = condition.tags.map { Folding.folded($0) }
  }

  /// Whether the memo meets every part of the condition. Cheap parts are asked first.
  package func matches(_ post: Post, _ text: SearchText) -> Bool {
    matchesBesideWords(post, text) && words.allSatisfy(text.contains)
  }

  /// Whether the memo meets every part of the condition but the words, which a scan over many memos looks for.
  package func matchesBesideWords(_ post: Post, _ text: SearchText) -> Bool {
    matchesFields(of: post)
      && (book.isEmpty || text.bookContains(book))
      && (author.isEmpty || text.authorsContain(author))
      && tags.allSatisfy(text.tagsContain)
  }

  private func matchesFields(of post: Post) -> Bool {
    if condition.favoritesOnly && !post.isFavorite { return false }
    if !condition.kinds.isEmpty && !condition.kinds.contains(post.kind) { return false }
    if condition.createdFrom == nil && condition.createdTo == nil { return true }
    let day = post.created.day
    return condition.createdFrom.map { $0 <= day } ?? true && condition.createdTo.map { day <= $0 } ?? true
  }
}
