import Posts

/// Why the form describes no condition.
package struct ConditionProblem: Error, Hashable, Sendable {
  /// The field in which it stands, and the problem with its place there.
  package let field: ConditionField
  package let problem: QueryProblem

  package init(_ problem: QueryProblem, in field: ConditionField) {
    self.problem = problem
    self.field = field
  }

  /// What is wrong and what to do, in one sentence, with the place where the field is a query.
  package var sentence: String {
    [.text, .line].contains(field) ? problem.placedSentence : problem.sentence
  }
}
