import Redux

func reduceNavigation(_ action: any Action, _ state: inout NavigationState) {
  switch action {
  case NavigationAction.open(let route) where state.routes.last != route:
    state.routes.append(route)
  case NavigationAction.back where state.routes.count > 1,
    SearchConditionAction.apply where state.routes.last == .searchCondition:
    state.routes.removeLast()
  case PostListAction.showTab(let name):
    state.routes = name == .books ? [.postList, .books] : [.postList]
  case PostListAction.showBooks:
    state.routes = [.postList, .books]
  case PostListAction.openBook:
    state.routes = state.routes.below(.bookPosts) + [.bookPosts]
  case PostListAction.closeBook:
    state.routes = state.routes.below(.bookPosts)
  case NavigationAction.quit:
    state.isQuitting = true
  default:
    break
  }
}

extension [Route] {
  /// The screens below one, all of them where it is not there.
  fileprivate func below(_ route: Route) -> [Route] { Array(prefix { $0 != route }) }
}
