import Posts

extension KnownValues {
  /// Counted beside the main actor.
  @concurrent
  static func counted(in posts: OrderedPosts) async -> KnownValues { KnownValues(posts) }
}
