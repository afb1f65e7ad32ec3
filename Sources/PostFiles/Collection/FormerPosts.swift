import Posts

/// What memos were before they changed, from one asking to the next.
struct FormerPosts {
  /// A memo as it was; nil where there was none.
  typealias Former = Post?

  /// Nil where more changed than is noted; so it is at the start.
  private var posts: [PostID: Former]?

  var isEmpty: Bool { posts?.isEmpty ?? false }

  /// Takes in what a memo is before it changes; only the first time counts.
  mutating func note(_ id: PostID, was post: Post?) {
    if posts?.index(forKey: id) == nil { posts?.updateValue(post, forKey: id) }
  }

  /// From now on everything may have changed.
  mutating func noteAll() { posts = nil }

  /// The memos that changed since this was last called, as they were then; nil where all may have.
  mutating func take() -> [PostID: Former]? {
    defer { posts = [:] }
    return posts
  }
}
