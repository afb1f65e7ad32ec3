import Posts

/// What the keys of the list are for at the moment.
package enum PostListMode: Equatable, Sendable {
  case browsing
  /// A filter is being typed; Escape goes back to the filter and the memo that it began with.
  case filtering(before: SearchCondition, selected: PostID?)
  /// A letter chooses what to sort by.
  case choosingSort
}
