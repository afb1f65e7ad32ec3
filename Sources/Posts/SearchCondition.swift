/// Which memos, in which order. Empty parts exclude nothing; all other parts must hold together.
package struct SearchCondition: Hashable, Sendable {
  /// Words that must all occur somewhere in the memo, its book, authors, tags or title.
  package var text = ""
  /// Part of the book's title.
  package var book = ""
  /// Part of an author's name.
  package var author = ""
  /// Tags of which each must be part of one of the memo's tags.
  package var tags: [String] = []
  /// The kinds that are wanted; empty means all.
  package var kinds: Set<PostKind> = []
  package var favoritesOnly = false
  /// Created on this day or later, by the memo's own calendar.
  package var createdFrom: Day?
  /// Created on this day or earlier.
  package var createdTo: Day?
  package var sort = PostSort.newestFirst

  package init() {}

  /// Whether nothing is excluded; the order may still be another than the usual one.
  package var isEverything: Bool {
    self == SearchCondition().sorted(sort)
  }

  /// This filter inside a tab's base condition.
  package func within(_ base: SearchCondition) -> SearchCondition {
    var both = self
    both.favoritesOnly = favoritesOnly || base.favoritesOnly
    return both
  }

  /// The same memos in another order.
  package func sorted(_ sort: PostSort) -> SearchCondition {
    var condition = self
    condition.sort = sort
    return condition
  }

  /// The same condition for other words.
  package func containing(_ text: String) -> SearchCondition {
    var condition = self
    condition.text = text
    return condition
  }

  /// All favourites.
  package static var favorites: SearchCondition {
    var condition = SearchCondition()
    condition.favoritesOnly = true
    return condition
  }
}
