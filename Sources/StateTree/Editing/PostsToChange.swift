import Posts
import Redux

extension Store<AppState> {
  /// The memos that a change is for; nil, with a word why, when there are none or none can be changed.
  package var postsToChange: [Post]? {
    if refusesChanges { return nil }
    let chosen = state.chosenPosts
    if chosen.isEmpty { dispatch(StatusAction.tell(.noSelection)) }
    return chosen.isEmpty ? nil : chosen
  }

  /// Whether no memo can be changed, which is said at once, so that nothing is typed for nothing.
  package var refusesChanges: Bool {
    guard let reason = state.postList.readOnly else { return false }
    dispatch(StatusAction.tell(.readOnly(reason)))
    return true
  }
}
