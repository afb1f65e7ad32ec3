import Redux

func reduceSearchCondition(_ action: any Action, _ state: inout SearchConditionState) {
  guard let action = action as? SearchConditionAction else { return }
  switch action {
  case .fill(let condition): state = SearchConditionState(form: ConditionForm(condition))
  case .focus(let field): state.focus = field
  case .focusKind(let kind): state.focusedKind = kind
  case .focusStatus(let status): state.focusedStatus = status
  case .know(let known): state.known = known
  case .refuse(let problem): state.problem = problem
  case .count(let listening): state.startCounting(listening)
  case .updateCount(.success(let count)): state.count = count
  case .updateCount(.failure): state.counting = nil
  case .apply: break
  case .edit(.line, let line): state.form.setText(line, of: .line)
  case .edit, .toggleKind, .toggleStatus, .rate, .toggleFavoritesOnly, .sort, .clear, .clearAll:
    state.form.reduce(action)
    state.form.writeLine()
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
    case .toggleStatus(let status): statuses.formSymmetricDifference([status])
    case .rate(let rating): ratingAtLeast = rating
    case .toggleFavoritesOnly: favoritesOnly.toggle()
    case .sort(let sort): self.sort = sort
    case .clear(let field): clear(field)
    case .clearAll: self = ConditionForm()
    default: break
    }
  }
}
