import Redux

func reduceQuestion(_ action: any Action, _ state: inout QuestionState) {
  switch action {
  case QuestionAction.ask(let question):
    state = QuestionState(number: state.number + 1, pending: question)
  case QuestionAction.answer(let answer) where state.pending != nil:
    state.pending = nil
    state.answer = answer
  default:
    break
  }
}
