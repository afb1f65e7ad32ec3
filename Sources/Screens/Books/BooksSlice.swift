import Posts
import StateTree

/// What the screen of books follows of the state.
struct BooksSlice: Equatable {
  let books: BooksState
  let tabs: [PostTab.Name]
  let filter: SearchCondition
  let mode: PostListMode
  let folderName: String
  let status: StatusState

  init(_ state: AppState) {
    books = state.books
    tabs = state.postList.tabs.map(\.name)
    mode = state.postList.mode
    filter = state.postList[.books].filter
    folderName = state.postList.folderName
    status = state.status
  }
}
