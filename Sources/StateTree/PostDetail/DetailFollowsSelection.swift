import Posts
import Redux

/// Listens to the selected memo while the detail or the preview shows it, for as long as its task runs. A newly
/// selected memo takes the place of the one before.
@MainActor
package func detailFollowsSelection(in store: Store<AppState>, posts: any PostsCollection) async {
  let documents = store.states(\.wantedDocument).flatMapLatest { id in
    await snapshots(of: id, in: posts)
  }
  for await result in documents {
    store.dispatch(PostDetailAction.updatePost(result))
  }
}

@MainActor
private func snapshots(
  of id: PostID?, in posts: any PostsCollection
) -> AsyncStream<Result<DocumentSnapshot, PostsError>> {
  id.map { posts.document($0).snapshots() } ?? AsyncStream { $0.finish() }
}
