import Redux

extension Store<AppState> {
  /// Asks the person and waits for the answer; false also when a newer question took its place or the task was
  /// cancelled.
  func confirm(_ question: Question) async -> Bool {
    dispatch(QuestionAction.ask(question))
    let number = state.question.number
    for await question in states({ $0.question }) {
      if question.number != number { return false }
      if let answer = question.answer { return answer }
    }
    if state.question.number == number { dispatch(QuestionAction.answer(false)) }
    return false
  }
}
