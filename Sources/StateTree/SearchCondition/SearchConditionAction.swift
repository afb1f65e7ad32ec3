import Posts
import Redux

/// What happens to the search-condition form.
package enum SearchConditionAction: Action {
  /// The form is filled with the filter that is in force.
  case fill(SearchCondition)
  case edit(ConditionField, String)
  case focus(ConditionField)
  case focusKind(PostKind)
  case toggleKind(PostKind)
  case focusStatus(ReadingStatus)
  case toggleStatus(ReadingStatus)
  /// The least rating that is wanted; nil for any, or none.
  case rate(Int?)
  case toggleFavoritesOnly
  case sort(PostSort)
  case clear(ConditionField)
  case clearAll
  /// The books, authors and tags in use were learnt.
  case know(KnownValues)
  case refuse(ConditionProblem)
  /// A listener that counts was started; nil when it was removed.
  case count(PostListening?)
  case updateCount(Result<Int, PostsError>)
  /// The condition becomes the filter of the shown tab.
  case apply(SearchCondition)
}
