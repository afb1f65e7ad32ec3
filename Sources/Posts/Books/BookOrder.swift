/// How books stand in their list; the memos without one come last.
package enum BookOrder: CaseIterable, Hashable, Sendable {
  /// As a list sorts titles: by their folded code points, kana before kanji.
  case title
  /// Those with the most hits first, then those with the most memos.
  case count

  package func sorted(_ books: [BookCount]) -> [BookCount] {
    books.sorted { left, right in
      if left.title.isEmpty || right.title.isEmpty { return !left.title.isEmpty }
      if self == .count, (left.hits, left.memos) != (right.hits, right.memos) {
        return (left.hits, left.memos) > (right.hits, right.memos)
      }
      return left.id.lexicographicallyPrecedes(right.id)
    }
  }
}
