/// Which memos, in which order. Empty parts exclude nothing; all other parts must hold together.
///
/// The parts are the fields of the search-condition form, and an expression for what no field can show.
package struct SearchCondition: Hashable, Sendable {
  /// What no field below can show: words, alternatives, what is excluded, further fields.
  package var expression = SearchExpression.everything
  /// Part of the book's title.
  package var book = ""
  /// Part of an author's name.
  package var author = ""
  /// Tags of which each must be part of one of the memo's tags.
  package var tags: [String] = []
  /// The kinds that are wanted; empty means all.
  package var kinds: Set<PostKind> = []
  /// The states of reading that are wanted; empty means all, and none.
  package var statuses: Set<ReadingStatus> = []
  /// 1 to 5; nil where memos need no rating.
  package var ratingAtLeast: Int?
  package var favoritesOnly = false
  /// Created on this date or later, by the memo's own calendar.
  package var createdFrom: DateTerm?
  /// Created on this date or earlier.
  package var createdTo: DateTerm?
  package var sort = PostSort.newestFirst

  package init() {}

  /// Whether nothing is excluded; the order may still be another than the usual one.
  package var isEverything: Bool {
    self == SearchCondition().sorted(sort)
  }

  /// This filter inside a tab's base condition, in the filter's order.
  package func within(_ base: SearchCondition) -> SearchCondition {
    SearchCondition(.conjunction([base.asExpression, asExpression])).sorted(sort)
  }

  /// The same memos in another order.
  package func sorted(_ sort: PostSort) -> SearchCondition {
    var condition = self
    condition.sort = sort
    return condition
  }

  /// All favourites.
  package static var favorites: SearchCondition {
    var condition = SearchCondition()
    condition.favoritesOnly = true
    return condition
  }
}
