extension SearchCondition {
  /// The condition that a query line describes.
  package init(parsing line: String) throws(QueryProblem) {
    self.init(.conjunction(line.split(whereSeparator: \.isWhitespace).map { .term(.text(String($0))) }))
  }

  /// The same condition for other words.
  package func containing(_ words: String) -> SearchCondition {
    var condition = self
    condition.expression = .conjunction(
      words.split(whereSeparator: \.isWhitespace).map { .term(.text(String($0))) })
    return condition
  }

  /// What no field shows, as it stands in a query line.
  package var text: String {
    var condition = SearchCondition()
    condition.expression = expression
    return condition.line
  }

  /// The condition as one line, which parses to the same condition.
  package var line: String {
    expression.conjuncts.compactMap { if case .term(.text(let text)) = $0 { text } else { nil } }
      .joined(separator: " ")
  }
}
