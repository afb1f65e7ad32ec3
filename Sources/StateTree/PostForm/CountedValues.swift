import Posts

extension KnownValues {
  /// Counted beside the main actor.
  @concurrent
  static func counted(in posts: [Post]) async -> KnownValues { KnownValues(posts) }
}
