import Posts
import Redux
import StateTree

/// What the detail screen follows of the state.
struct PostDetailSlice: Equatable {
  let detail: PostDetailState
  let tab: PostTab
  let status: StatusState

  init(_ state: AppState) {
    detail = state.postDetail
    tab = state.postList.current
    status = state.status
  }
}
