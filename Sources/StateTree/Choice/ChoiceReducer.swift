import Redux

func reduceChoice(_ action: any Action, _ state: inout ChoiceState) {
  switch action {
  case ChoiceAction.ask(let field): state = ChoiceState(number: state.number + 1, pending: field)
  case ChoiceAction.choose(let change) where state.pending != nil:
    state.pending = nil
    state.chosen = change
  default: break
  }
}
