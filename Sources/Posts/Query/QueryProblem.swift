/// Why a line is no query, and where.
package struct QueryProblem: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case openQuote, openRegex, openParenthesis, strayParenthesis, missingOperand, tooDeep
    case unknownField(String), missingValue(String)
    case badDate(String), badRating(String), badKind(String), badStatus(String), badSort(String)
    case badChoice(String, field: String)
    case badRegex(String)
    case nestedSort
  }

  package let reason: Reason
  /// Where it stands, in Characters of the line.
  package let range: Range<Int>

  package init(_ reason: Reason, at range: Range<Int>) {
    self.reason = reason
    self.range = range
  }
}
