import Redux

func reduceHelp(_ action: any Action, _ state: inout HelpState) {
  switch action {
  case NavigationAction.open(.help): state.search = ""
  case HelpAction.search(let text): state.search = text
  default: break
  }
}
