import Posts

/// A memo in the trash of a fake collection.
struct FakeTrashed {
  let place: TrashPlace
  let memo: FakeMemo
}

extension FakePosts: Trash {
  package func posts() async throws(PostsError) -> [TrashedPost] {
    if let trashFailure { throw trashFailure }
    return trash.reversed().map {
      TrashedPost(place: $0.place, post: Post($0.memo.fields), deleted: FixedTime().now)
    }
  }

  package func remove(_ posts: [TrashedPost]) async throws(PostsError) {
    if let trashFailure { throw trashFailure }
    let places = Set(posts.map(\.place))
    trash.removeAll { places.contains($0.place) }
  }
}
