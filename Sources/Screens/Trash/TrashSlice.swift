import StateTree

/// What the trash screen follows of the state.
struct TrashSlice: Equatable {
  let trash: TrashState
  let status: StatusState

  init(_ state: AppState) {
    trash = state.trash
    status = state.status
  }
}
