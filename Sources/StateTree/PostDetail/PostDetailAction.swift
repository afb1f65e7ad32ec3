import Posts
import Redux

/// What happens to the detail.
package enum PostDetailAction: Action {
  case updatePost(Result<DocumentSnapshot, PostsError>)
  /// This is looked for in the texts from now on; nil for what the list was filtered by.
  case find(SearchCondition?)
  /// The first hit in this memo is to be shown once its text is there.
  case wantHit(in: PostID)
}
