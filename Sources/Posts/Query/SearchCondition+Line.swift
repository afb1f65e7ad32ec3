extension SearchCondition {
  /// The condition that a query line describes.
  ///
  /// - Parameter usual: The order where the line asks for none.
  package init(parsing line: String, sortedBy usual: PostSort = .newestFirst) throws(QueryProblem) {
    do throws(QueryProblem) {
      var parser = QueryParser(try QueryTokenizer.tokens(of: line))
      self.init(try parser.expression())
      sort = parser.sort ?? usual
    } catch {
      throw QueryProblem(error.reason, at: line.characters(atScalars: error.range))
    }
  }

  /// The same condition with plain words as all that no field shows; nothing in them is read as a query.
  package func containing(_ words: String) -> SearchCondition {
    var condition = self
    condition.expression = .conjunction(
      words.split(whereSeparator: \.isWhitespace).map { .term(.text(String($0))) })
    return condition
  }

  /// What no field shows, as it stands in a query line.
  package var text: String { expression.line }

  /// The condition as one line, which parses to the same condition: words first, then the fields, then the order.
  package var line: String {
    let parts = [asExpression.line, sort == .newestFirst ? "" : sort.line]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension String {
  /// The Characters in which these scalars stand.
  fileprivate func characters(atScalars range: Range<Int>) -> Range<Int> {
    var (first, last, scalars) = (0, 0, 0)
    for character in self {
      if scalars < range.upperBound { last += 1 }
      scalars += character.unicodeScalars.count
      if scalars <= range.lowerBound { first += 1 }
    }
    return first..<max(first, last)
  }
}
