extension QueryField {
  /// What a field asks of a memo.
  func term(_ value: QueryValue) throws(QueryProblem) -> SearchTerm {
    switch self {
    case .book: .book(value.text)
    case .author: .author(value.text)
    case .tag: .tag(value.text)
    case .title: .title(value.text)
    case .page: .page(value.text)
    case .kind: .kind(try Self.values(value, QueryNames.kind, QueryProblem.Reason.badKind))
    case .status: .status(try Self.values(value, QueryNames.status, QueryProblem.Reason.badStatus))
    case .rating: .rating(try Self.rating(value))
    case .created: .created(try DateRange(value))
    case .updated: .updated(try DateRange(value))
    case .fav: .favorite(try choice(value, of: QueryNames.choice))
    case .has, .sort: .has(try choice(value, of: QueryNames.part))
    }
  }

  /// What the names of a list mean, of which there is at least one.
  private static func values<Value: Hashable>(
    _ list: QueryValue, _ named: (String) -> Value?, _ problem: (String) -> QueryProblem.Reason
  ) throws(QueryProblem) -> Set<Value> {
    var values: Set<Value> = []
    for item in list.items {
      guard let value = named(item.text) else { throw QueryProblem(problem(item.text), at: item.range) }
      values.insert(value)
    }
    if values.isEmpty { throw QueryProblem(problem(list.text), at: list.range) }
    return values
  }

  private static func rating(_ value: QueryValue) throws(QueryProblem) -> ClosedRange<Int> {
    guard let range = ClosedRange(rating: value.text) else {
      throw QueryProblem(.badRating(value.text), at: value.range)
    }
    return range
  }

  private func choice<Choice>(
    _ value: QueryValue, of choice: (String) -> Choice?
  ) throws(QueryProblem) -> Choice {
    guard let choice = choice(value.text) else {
      throw QueryProblem(.badChoice(value.text, field: rawValue), at: value.range)
    }
    return choice
  }
}

extension QueryValue {
  /// The parts between commas, each where it stands.
  var items: [QueryValue] {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.split { scalars[$0] == "、" || scalars[$0].halfWidth == "," }
      .map { part(of: scalars, $0.startIndex..<$0.endIndex) }
  }

  /// Its place is known only where the value stands as it is.
  private func part(of scalars: [Unicode.Scalar], _ part: Range<Int>) -> QueryValue {
    let text = String(String.UnicodeScalarView(scalars[part]))
    let place = range.lowerBound + part.lowerBound..<range.lowerBound + part.upperBound
    return QueryValue(text: text, range: isVerbatim ? place : range, isVerbatim: isVerbatim)
  }
}
