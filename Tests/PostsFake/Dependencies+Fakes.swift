import Posts
import StateTree

extension Dependencies {
  /// Everything outside of the program, as fakes; the clock runs on unless it is given.
  package init(
    fakes posts: FakePosts, samples: FakeSamples = FakeSamples("sample-1", "sample-2"),
    history: any EditHistory = SessionHistory(), drafts: FakeDrafts = FakeDrafts(),
    clock: any Clock<Duration> = ContinuousClock(), editor: FakeEditor = FakeEditor(),
    chance: FakeChance = FakeChance(), tabs: FakeSavedTabs = FakeSavedTabs()
  ) {
    self.init(
      posts: posts, trash: posts, history: history, samples: samples, tabs: tabs, drafts: drafts,
      composer: FakeComposer(), localTime: FixedTime(), clock: clock, editor: editor, letters: { "abcd" },
      chance: chance.next)
  }
}
