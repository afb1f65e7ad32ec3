import Posts
import PostsFake
import Redux
import StateTree
import TestClock
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct KeepsDraftsTests {
  let clock = ManualClock()
  let drafts = FakeDrafts()
  let store: Store<AppState>
  let actions: PostFormActions

  init() {
    let dependencies = Dependencies(fakes: FakePosts(), drafts: drafts, clock: clock)
    actions = PostFormActions(dependencies)
    store = Store(
      state: AppState(), reducer: appReducer, middleware: [keepsDrafts(in: drafts, clock: clock)])
    store.dispatch(actions.add)
  }

  private func type(_ text: String) { store.dispatch(PostFormAction.edit(.note, text)) }

  private var kept: [String] { drafts.kept.map(\.form.text.note) }

  /// Lets everything happen that does not wait for the clock.
  private func settle() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test("a draft is kept 300 ms after the last change, not before")
  func pause() async {
    type("猫")
    await clock.sleeper(dueAt: .milliseconds(300))
    clock.advance(by: .milliseconds(200))
    type("猫は")
    await clock.sleeper(dueAt: .milliseconds(500))
    clock.advance(by: .milliseconds(299))
    await settle()
    #expect(kept == [])
    clock.advance(by: .milliseconds(1))
    await clock.sleepers(atMost: 0)
    await settle()
    #expect(kept == ["猫は"])
    #expect(drafts.saveCount == 1)
  }

  @Test("who types without a pause has a draft after two seconds all the same")
  func withoutPause() async {
    for step in 1...10 {
      type(String(repeating: "猫", count: step))
      await clock.sleeper(dueAt: .milliseconds(200 * (step - 1) + 300))
      await clock.sleeper(dueAt: .seconds(2))
      clock.advance(by: .milliseconds(200))
    }
    await clock.sleepers(atMost: 0)
    await settle()
    #expect(kept == [String(repeating: "猫", count: 10)])
  }

  @Test("what was saved to a memo, or taken away, is kept no longer")
  func saved() async throws {
    type("猫")
    await clock.sleeper(dueAt: .milliseconds(300))
    clock.advance(by: .milliseconds(300))
    await clock.sleepers(atMost: 0)
    await settle()
    #expect(kept == ["猫"])
    store.dispatch(actions.clear)
    await settle()
    #expect(kept == [])
    store.dispatch(actions.clear)
    await clock.sleeper(dueAt: .milliseconds(600))
    clock.advance(by: .milliseconds(300))
    await clock.sleepers(atMost: 0)
    await settle()
    #expect(kept == ["猫"])
    try await store.dispatch(actions.save).value
    await settle()
    #expect(kept == [])
    #expect(store.state.postForm.draft == nil)
  }

  @Test("a draft holds all there is: what the form was about, what was typed, and what stood there before")
  func whole() async {
    var form = PostForm()
    form.book = "こころ"
    form.text = QuotedBody("\n> a\n\n\nb")
    store.dispatch(PostFormAction.open(.memo(PostID("kokoro")), form, draftID: PostID("d")))
    type("b\nc")
    store.dispatch(PostFormAction.chooseKind(.thought))
    let before = store.state.postForm
    guard let draft = before.draft else {
      Issue.record("There is no draft.")
      return
    }
    store.dispatch(PostFormAction.close)
    store.dispatch(PostFormAction.proceed(draft))
    let after = store.state.postForm
    #expect(after.form == before.form)
    #expect(after.original == before.original)
    #expect(after.subject == before.subject)
    #expect(after.form.text.body == "\n> a\n\n\nb\nc")
  }

  @Test("a failure is told once, and typing goes on")
  func failing() async {
    drafts.fail(DraftsError(.readOnly))
    type("猫")
    await clock.sleeper(dueAt: .milliseconds(300))
    clock.advance(by: .milliseconds(300))
    await clock.sleepers(atMost: 0)
    await settle()
    #expect(store.state.status.message == .draftNotKept(.readOnly))
    let told = store.state.status.told
    type("猫は")
    await clock.sleeper(dueAt: .milliseconds(600))
    clock.advance(by: .milliseconds(300))
    await clock.sleepers(atMost: 0)
    await settle()
    #expect(store.state.status.told == told)
    #expect(store.state.postForm.form.text.note == "猫は")
  }
}
