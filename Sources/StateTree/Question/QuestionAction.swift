import Redux

/// A question and its answer.
package enum QuestionAction: Action, Hashable {
  case ask(Question)
  case answer(Bool)
}
