import Posts
import Redux

/// What happens to the trash screen.
package enum TrashAction: Action {
  case update(Result<[TrashedPost], PostsError>)
  /// The person chose the memo in this row.
  case select(row: Int)
}
