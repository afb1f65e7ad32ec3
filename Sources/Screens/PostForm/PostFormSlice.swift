import StateTree

/// What the form screen follows of the state.
struct PostFormSlice: Equatable {
  let form: PostFormState
  let status: StatusState

  init(_ state: AppState) {
    form = state.postForm
    status = state.status
  }
}
