import Redux
import Testing

@MainActor
struct ActionCreatorTests {
  let store = makeStore()

  @Test("an action creator sees the state, and its action is dispatched")
  func dispatched() {
    let double: ActionCreator<Library> = { LibraryAction.setCount($0.state.count * 2) }
    store.dispatch(LibraryAction.setCount(4))
    store.dispatch(double)
    #expect(store.state.count == 8)
  }

  @Test("nil means that there is nothing to dispatch, and nobody is told anything")
  func nothing() {
    let recorder = Recorder<Library>()
    store.subscribe(recorder)
    store.dispatch { _ in nil }
    #expect(recorder.told == [Library()])
  }

  @Test("an action creator may dispatch by itself, and its own action comes last")
  func several() {
    store.dispatch { store in
      store.dispatch(LibraryAction.setCount(1))
      return LibraryAction.increase
    }
    #expect(store.state.count == 2)
  }
}
