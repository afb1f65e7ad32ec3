extension SearchExpression {
  /// As it stands in a query line, with no more parentheses than it needs.
  var line: String {
    switch self {
    case .all(let parts): parts.map(\.operandLine).joined(separator: " ")
    case .any(let parts): parts.map(\.line).joined(separator: " OR ")
    case .not(let part): part.isTerm ? "-\(part.line)" : "-(\(part.line))"
    case .term(let term): term.line
    }
  }

  /// As it stands beside others that must hold too.
  private var operandLine: String {
    if case .any = self { return "(\(line))" }
    return line
  }

  private var isTerm: Bool {
    if case .term = self { return true }
    return false
  }
}
