import Redux

func reduceConflict(_ action: any Action, _ state: inout ConflictState) {
  switch action {
  case ConflictAction.ask(let conflict):
    state = ConflictState(number: state.number + 1, pending: conflict)
  case ConflictAction.choose(let choice) where state.pending != nil:
    state.pending = nil
    state.choice = choice
  case ConflictAction.leave:
    state.pending = nil
  default:
    break
  }
}
