import Redux
import TestClock
import Testing

@MainActor
struct TraceTests {
  struct State {
    var list = 0
    var detail = ""
    @Revised var posts: [String] = []
    var handler: @Sendable () -> Void = {}
  }

  enum PostAction: Action, CustomStringConvertible {
    case select(Int)
    case rename(title: String)
    case append(text: String, page: Int)
    case refresh

    var description: String { "吾輩は猫である" }
  }

  struct Clear: Action {
    let text: String
  }

  enum PlainAction: Action {
    case refresh
  }

  let clock = ManualClock()
  let journal = Journal()

  @Test("an action leaves one line: its type and case, the reducer's time, and the slices that changed")
  func line() {
    let store = tracedStore()
    store.dispatch(PostAction.select(3))
    #expect(journal.lines == ["PostAction.select 41.5 µs: list, handler?"])
  }

  @Test("several slices are named in the order of their declaration")
  func severalSlices() {
    let store = tracedStore()
    store.dispatch(PostAction.append(text: "門", page: 3))
    #expect(journal.lines == ["PostAction.append 41.5 µs: list, posts, handler?"])
  }

  @Test("an action without payload is named by its case, and a struct by its type")
  func names() {
    let store = tracedStore()
    store.dispatch(PlainAction.refresh)
    store.dispatch(Clear(text: "門"))
    #expect(journal.lines == ["PlainAction.refresh 41.5 µs: handler?", "Clear 41.5 µs: handler?"])
  }

  @Test("no text of an action or of the state is ever logged")
  func noText() {
    let secret = "吾輩は猫である"
    let store = tracedStore()
    let actions: [any Action] = [
      PostAction.rename(title: secret), PostAction.append(text: secret, page: 1), PostAction.refresh,
      Clear(text: secret), LibraryAction.rename(secret),
    ]
    actions.forEach { store.dispatch($0) }
    #expect(store.state.detail == secret)
    #expect(journal.lines.count == actions.count)
    #expect(!journal.lines.joined().contains(secret))
  }

  private func tracedStore() -> Store<State> {
    Store(
      state: State(),
      reducer: { [clock] action, state in
        clock.advance(by: .nanoseconds(41_500))
        switch action as? PostAction {
        case .select(let row): state.list = row
        case .rename(let title): state.detail = title
        case .append(let text, let page):
          state.list = page
          state.posts.append(text)
        case .refresh, nil: break
        }
      },
      middleware: [trace(log: { [journal] in journal.write($0) }, clock: clock)])
  }
}
