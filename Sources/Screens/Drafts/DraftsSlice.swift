import StateTree

/// What the screen of drafts follows of the state.
struct DraftsSlice: Equatable {
  let drafts: DraftsState
  let status: StatusState

  init(_ state: AppState) {
    drafts = state.drafts
    status = state.status
  }
}
