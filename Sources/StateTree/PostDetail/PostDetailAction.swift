import Posts
import Redux

/// What happens to the detail.
package enum PostDetailAction: Action {
  case updatePost(Result<DocumentSnapshot, PostsError>)
}
