import Posts
import Redux

/// What happens to the drafts.
package enum DraftsAction: Action {
  case update([Draft])
  /// A form was left, and this is what stood in it.
  case keep(Draft)
  case forget(PostID)
  /// The person chose a row; one beyond the ends is the last or the first.
  case select(row: Int)
}
