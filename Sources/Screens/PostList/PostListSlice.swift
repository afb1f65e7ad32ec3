import Posts
import Redux
import StateTree

/// What the list screen follows of the state.
struct PostListSlice: Equatable {
  let list: PostListState
  let status: StatusState
  let window: WindowState
  let detail: PostDetailState

  init(_ state: AppState) {
    list = state.postList
    status = state.status
    window = state.window
    detail = state.postDetail
  }
}
