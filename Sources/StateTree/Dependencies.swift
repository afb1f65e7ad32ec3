import Posts

/// What the program reaches outside of itself, as ports. Only the executable knows what stands behind them.
package struct Dependencies: Sendable {
  package let posts: any PostsCollection
  package let trash: any Trash
  package let history: any EditHistory
  package let samples: any SamplePosts
  package let tabs: any SavedTabs
  package let drafts: any Drafts
  package let composer: any PostComposer
  package let localTime: any LocalTime
  package let clock: any Clock<Duration>
  package let editor: any ExternalEditor
  /// How words in Latin letters are looked for.
  package let romaji: Romaji
  /// The edits that are under way.
  let turns = EditTurns()
  /// Four letters for the end of a new memo's name.
  package let letters: @Sendable () -> String
  /// A number drawn at random.
  package let chance: @Sendable () -> UInt64

  package init(
    posts: any PostsCollection, trash: any Trash, history: any EditHistory, samples: any SamplePosts,
    tabs: any SavedTabs, drafts: any Drafts, composer: any PostComposer, localTime: any LocalTime,
    clock: any Clock<Duration>, editor: any ExternalEditor, romaji: Romaji = .none,
    letters: @escaping @Sendable () -> String = PostID.randomLetters,
    chance: @escaping @Sendable () -> UInt64 = { .random(in: 0...UInt64.max) }
  ) {
    self.posts = posts
    self.trash = trash
    self.history = history
    self.samples = samples
    self.tabs = tabs
    self.drafts = drafts
    self.composer = composer
    self.localTime = localTime
    self.clock = clock
    self.editor = editor
    self.romaji = romaji
    self.letters = letters
    self.chance = chance
  }
}
