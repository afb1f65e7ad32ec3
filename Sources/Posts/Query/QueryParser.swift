/// Reads the pieces of a query line by recursive descent: alternatives of sequences of operands.
struct QueryParser {
  private let tokens: [QueryToken]
  private var position = 0
  /// The parentheses that are open, each by its place.
  private var groups: [Range<Int>] = []
  /// The order that the line asks for last; nil where it asks for none.
  private(set) var sort: PostSort?

  /// More parentheses within each other than anyone means.
  private static let mostGroups = 100

  init(_ tokens: [QueryToken]) {
    self.tokens = tokens
  }

  /// The whole line.
  mutating func expression() throws(QueryProblem) -> SearchExpression {
    let expression = try alternatives()
    if let token = current { throw QueryProblem(.strayParenthesis, at: token.range) }
    return expression ?? .everything
  }
}

extension QueryParser {
  private var current: QueryToken? { position < tokens.count ? tokens[position] : nil }

  /// Up to a closing parenthesis or the end; nil where nothing stands there.
  private mutating func alternatives() throws(QueryProblem) -> SearchExpression? {
    guard var parts = try sequence().map({ [$0] }) else {
      if let token = current, case .or = token.kind { throw QueryProblem(.missingOperand, at: token.range) }
      return nil
    }
    while let token = current, case .or = token.kind {
      position += 1
      guard let part = try sequence() else { throw QueryProblem(.missingOperand, at: token.range) }
      parts.append(part)
    }
    return .disjunction(parts)
  }

  /// What stands side by side; nil where nothing does.
  private mutating func sequence() throws(QueryProblem) -> SearchExpression? {
    var parts: [SearchExpression] = []
    var and: Range<Int>?
    while let token = current {
      switch token.kind {
      case .sort(let sort): try take(sort, token)
      case .and:
        if parts.isEmpty || and != nil { throw QueryProblem(.missingOperand, at: token.range) }
        and = token.range
        position += 1
      case .or, .closing: return try conjunction(parts, and)
      case .term, .not, .opening:
        parts.append(try operand(token))
        and = nil
      }
    }
    return try conjunction(parts, and)
  }

  /// - Parameter and: The word for which an operand is still missing.
  private func conjunction(
    _ parts: [SearchExpression], _ and: Range<Int>?
  ) throws(QueryProblem) -> SearchExpression? {
    if let and { throw QueryProblem(.missingOperand, at: and) }
    return parts.isEmpty ? nil : .conjunction(parts)
  }

  /// An order is for the whole line, and stands aside from all parts of it.
  private mutating func take(_ sort: PostSort, _ token: QueryToken) throws(QueryProblem) {
    if !groups.isEmpty { throw QueryProblem(.nestedSort, at: token.range) }
    self.sort = sort
    position += 1
  }

  /// A term or a parenthesis, behind any number of signs that exclude.
  private mutating func operand(_ first: QueryToken) throws(QueryProblem) -> SearchExpression {
    var isExcluded = false
    var sign = first.range
    while let token = current {
      position += 1
      switch token.kind {
      case .not:
        isExcluded.toggle()
        sign = token.range
      case .term(let term): return isExcluded ? .not(.term(term)) : .term(term)
      case .opening:
        let group = try group(token)
        return isExcluded ? .negation(group) : group
      case .sort: throw QueryProblem(.nestedSort, at: token.range)
      case .or, .and, .closing: throw QueryProblem(.missingOperand, at: sign)
      }
    }
    throw QueryProblem(.missingOperand, at: sign)
  }

  private mutating func group(_ opening: QueryToken) throws(QueryProblem) -> SearchExpression {
    if groups.count == Self.mostGroups { throw QueryProblem(.tooDeep, at: opening.range) }
    groups.append(opening.range)
    let inner = try alternatives()
    guard let closing = current else { throw QueryProblem(.openParenthesis, at: opening.range) }
    groups.removeLast()
    position += 1
    guard let inner else {
      throw QueryProblem(.missingOperand, at: opening.range.lowerBound..<closing.range.upperBound)
    }
    return inner
  }
}
