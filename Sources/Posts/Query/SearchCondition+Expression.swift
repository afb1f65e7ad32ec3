extension SearchCondition {
  /// The condition that shows as much of an expression in its fields as they can hold, and keeps the rest.
  package init(_ expression: SearchExpression) {
    var rest: [SearchExpression] = []
    var further: [SearchExpression] = []
    for part in expression.conjuncts where !take(part) {
      if part.isOfAField { further.append(part) } else { rest.append(part) }
    }
    self.expression = .conjunction(rest + further)
  }

  /// All of it but the order as one expression.
  package var asExpression: SearchExpression {
    let (further, rest) = expression.conjuncts.partitioned(by: \.isOfAField)
    return .conjunction(rest + fields.map(SearchExpression.term) + further)
  }

  /// The fields that exclude something, in the order of a query line.
  private var fields: [SearchTerm] {
    var terms: [SearchTerm] = []
    if !book.isEmpty { terms.append(.book(book)) }
    if !author.isEmpty { terms.append(.author(author)) }
    terms += tags.map(SearchTerm.tag)
    if !kinds.isEmpty { terms.append(.kind(kinds)) }
    if !statuses.isEmpty { terms.append(.status(statuses)) }
    if let ratingAtLeast { terms.append(.rating(ratingAtLeast...5)) }
    if favoritesOnly { terms.append(.favorite(true)) }
    if createdFrom != nil || createdTo != nil {
      terms.append(.created(DateRange(from: createdFrom, to: createdTo)))
    }
    return terms
  }

  /// Puts a part into its field; false where there is no such field, or it is taken.
  private mutating func take(_ part: SearchExpression) -> Bool {
    guard case .term(let term) = part else { return false }
    switch term {
    case .book(let text) where book.isEmpty: book = text
    case .author(let text) where author.isEmpty: author = text
    case .tag(let text): tags.append(text)
    case .kind(let wanted) where kinds.isEmpty: kinds = wanted
    case .status(let wanted) where statuses.isEmpty: statuses = wanted
    case .rating(let range) where range.upperBound == 5 && ratingAtLeast == nil:
      ratingAtLeast = range.lowerBound
    case .favorite(true): favoritesOnly = true
    case .created(let range) where createdFrom == nil && createdTo == nil:
      (createdFrom, createdTo) = (range.from, range.to)
    default: return false
    }
    return true
  }
}

extension SearchExpression {
  /// Whether it is what a field of the form could show.
  fileprivate var isOfAField: Bool {
    guard case .term(let term) = self else { return false }
    return switch term {
    case .book, .author, .tag, .kind, .status, .favorite(true), .created: true
    case .rating(let range): range.upperBound == 5
    default: false
    }
  }
}

extension [SearchExpression] {
  fileprivate func partitioned(
    by isSecond: (SearchExpression) -> Bool
  ) -> (further: [SearchExpression], rest: [SearchExpression]) {
    (filter(isSecond), filter { !isSecond($0) })
  }
}
