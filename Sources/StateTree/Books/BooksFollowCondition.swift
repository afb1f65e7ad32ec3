import Posts
import Redux

/// Has the books counted whose condition is wanted, for as long as its task runs. Another condition takes the place of
/// the one before.
@MainActor
package func booksFollowCondition(in store: Store<AppState>, posts: any PostsCollection) async {
  let counting = BookCounting()
  let books = store.states(\.wantedBooks).flatMapLatest { condition in
    await snapshots(of: condition, in: posts, counting)
  }
  for await result in books {
    store.dispatch(BooksAction.update(result))
  }
}

@MainActor
private func snapshots(
  of condition: SearchCondition?, in posts: any PostsCollection, _ counting: BookCounting
) -> AsyncStream<Result<BooksSnapshot, PostsError>> {
  if let condition { return posts.books(condition, counting) }
  counting.forget()
  return AsyncStream { $0.finish() }
}
