import Posts

/// The sample memos that come with the program. A port.
package protocol SamplePosts: Sendable {
  /// All sample memos, in no particular order.
  func all() async throws(SamplePostsError) -> [NewPost]
}

/// The sample memos are not where the program looks for them.
package struct SamplePostsError: Error, Hashable, Sendable {
  package init() {}
}
