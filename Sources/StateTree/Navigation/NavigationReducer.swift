import Redux

func reduceNavigation(_ action: any Action, _ state: inout NavigationState) {
  switch action {
  case NavigationAction.open(let route) where state.routes.last != route:
    state.routes.append(route)
  case NavigationAction.back where state.routes.count > 1,
    SearchConditionAction.apply where state.routes.last == .searchCondition:
    state.routes.removeLast()
  case NavigationAction.quit:
    state.isQuitting = true
  default:
    break
  }
}
