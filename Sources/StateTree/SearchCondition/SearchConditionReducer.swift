import Redux

func reduceSearchCondition(_ action: any Action, _ state: inout SearchConditionState) {
  guard let action = action as? SearchConditionAction else { return }
  switch action {
  case .fill(let condition): state = SearchConditionState(form: ConditionForm(condition))
  case .focus(let field): state.focus = field
  case .focusKind(let kind): state.focusedKind = kind
  case .refuse(let problem): state.problem = problem
  case .count(let listening): state.startCounting(listening)
  case .updateCount(.success(let count)): state.count = count
  case .updateCount(.failure): state.counting = nil
  case .apply: break
  case .edit, .toggleKind, .toggleFavoritesOnly, .sort, .clear, .clearAll: state.form.reduce(action)
  }
}

extension SearchConditionState {
  fileprivate mutating func startCounting(_ listening: PostListening?) {
    counting = listening
    problem = nil
  }
}

extension ConditionForm {
  fileprivate mutating func reduce(_ action: SearchConditionAction) {
    switch action {
    case .edit(let field, let text): setText(text, of: field)
    case .toggleKind(let kind): kinds.formSymmetricDifference([kind])
    case .toggleFavoritesOnly: favoritesOnly.toggle()
    case .sort(let sort): self.sort = sort
    case .clear(let field): clear(field)
    case .clearAll: self = ConditionForm()
    default: break
    }
  }
}
