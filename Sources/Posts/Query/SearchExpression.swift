/// What is asked of a memo, as a tree. The makers keep it canonical, so that equal meanings written alike are equal values.
package indirect enum SearchExpression: Hashable, Sendable {
  /// All of these hold; none of them is an `all`. Empty for everything.
  case all([SearchExpression])
  /// One of these holds; there are two or more, and none of them is an `any`.
  case any([SearchExpression])
  case not(SearchExpression)
  case term(SearchTerm)
}

extension SearchExpression {
  /// Excludes nothing.
  package static let everything = SearchExpression.all([])

  /// What holds where all of these hold.
  package static func conjunction(_ parts: [SearchExpression]) -> SearchExpression {
    let parts = parts.flatMap(\.conjuncts)
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  /// What holds where one of these holds, of which there is at least one.
  package static func disjunction(_ parts: [SearchExpression]) -> SearchExpression {
    let parts = parts.flatMap(\.disjuncts)
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  /// What holds where this does not.
  package static func negation(_ part: SearchExpression) -> SearchExpression {
    if case .not(let inner) = part { return inner }
    return .not(part)
  }

  /// The parts that must all hold.
  package var conjuncts: [SearchExpression] {
    if case .all(let parts) = self { return parts }
    return [self]
  }

  private var disjuncts: [SearchExpression] {
    if case .any(let parts) = self { return parts }
    return [self]
  }
}
