import Posts
import Redux

/// Tells once, when romaji is looked for, that there is no dictionary for it.
@MainActor
package func missesRomaji(in store: Store<AppState>, romaji: Romaji) async {
  for await isAsked in store.states(\.asksForRomaji) where isAsked {
    if await !romaji.isThere() { store.dispatch(StatusAction.tell(.romajiNeedsMigemo)) }
    return
  }
}

extension AppState {
  fileprivate var asksForRomaji: Bool {
    postList.current.filter.asExpression.asksForRomaji
      || postDetail.find?.asExpression.asksForRomaji ?? false
  }
}
