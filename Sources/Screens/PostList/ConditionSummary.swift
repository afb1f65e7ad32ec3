import Posts

extension SearchCondition {
  /// What stands in the status line of a filtered list: the query without its order; empty for no filter.
  var summary: String { isEverything ? "" : "/\(sorted(.newestFirst).line)" }
}
