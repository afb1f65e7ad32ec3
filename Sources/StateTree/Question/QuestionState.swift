/// The question that waits for an answer, and the last answer.
package struct QuestionState: Hashable, Sendable {
  /// How many questions have been asked; the number of the last one.
  package var number = 0
  package var pending: Question?
  /// The answer to the last question; nil until it is given.
  package var answer: Bool?
}
