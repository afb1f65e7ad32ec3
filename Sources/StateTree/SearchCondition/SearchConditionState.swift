import Posts
import Redux

/// The search-condition screen.
package struct SearchConditionState: Equatable, Sendable {
  package var form = ConditionForm()
  package var focus = ConditionField.text
  /// The kind that the choice in the field of kinds stands on.
  package var focusedKind = PostKind.quote
  /// The status that the choice in the field of statuses stands on.
  package var focusedStatus = ReadingStatus.want
  /// What is in use, for completing.
  @Revised package var known = KnownValues()
  /// How many memos the last well-formed condition matches; nil until they are counted.
  package var count: Int?
  /// Nil while the form describes a condition.
  package var problem: ConditionProblem?
  /// The listener that counts; nil while the screen is not shown.
  package var counting: PostListening?
}
