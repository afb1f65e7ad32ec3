import Posts
import Redux

/// What happens to the list.
package enum PostListAction: Action {
  /// A listener was started for a tab's condition; the state holds it.
  case listen(PostTab.Name, PostListening)
  case updatePosts(PostTab.Name, Result<QuerySnapshot, PostsError>)
  /// The person chose the memo in this row of the shown tab.
  case selectPost(row: Int)
  /// This memo is to be selected, now or as soon as it is in the list; nil for none.
  case wantPost(PostID?)
  case showTab(PostTab.Name)
  /// Shows the memos of a book in page order, those that a filter finds, and selects one of them; nil for the first.
  case openBook(String, SearchCondition, selecting: PostID?)
  /// Goes back to where the book was opened.
  case closeBook
  /// Shows the books in which a condition has hits; the one with this key (see `BookCount`) is to be selected.
  case showBooks(SearchCondition, selecting: [UInt8]?)
  /// Marks the selected memo, or takes its mark away, and goes to the next one.
  case toggleMark
  /// Marks the memos from the one marked last to the selected one.
  case markRange
  case clearMarks
  case beginFilter
  case editFilter(String)
  /// A kept filter is shown in place of the typed one: the one after it, or for -1 the one before.
  case recallFilter(Int)
  /// A line that is no query is not kept.
  case keepFilter
  case restoreFilter
  case clearFilter
  case chooseSort
  case cancelSort
  /// A random order that is chosen again is another one.
  case sort(PostSort)
  /// A number was drawn for the random order of the shown tab.
  case shuffle(UInt64)
}
