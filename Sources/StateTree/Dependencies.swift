import Posts

/// What the program reaches outside of itself, as ports. Only the executable knows what stands behind them.
package struct Dependencies: Sendable {
  package let posts: any PostsCollection
  package let trash: any Trash
  package let history: any EditHistory
  package let samples: any SamplePosts
  package let localTime: any LocalTime
  package let clock: any Clock<Duration>
  package let editor: any ExternalEditor
  /// The edits that are under way.
  let turns = EditTurns()

  package init(
    posts: any PostsCollection, trash: any Trash, history: any EditHistory, samples: any SamplePosts,
    localTime: any LocalTime, clock: any Clock<Duration>, editor: any ExternalEditor
  ) {
    self.posts = posts
    self.trash = trash
    self.history = history
    self.samples = samples
    self.localTime = localTime
    self.clock = clock
    self.editor = editor
  }
}
