import Redux
import Testing

@MainActor
struct DispatchTests {
  @Test("a dispatched action is reduced when dispatch returns")
  func reducesAtOnce() {
    let store = makeStore()
    store.dispatch(LibraryAction.setCount(3))
    #expect(store.state.count == 3)
  }

  @Test("an action that is none of the reducer's business leaves the state alone")
  func foreignAction() {
    struct Foreign: Action {}
    let store = makeStore()
    store.dispatch(Foreign())
    #expect(store.state == Library())
  }

  @Test("an action carries a result, and its failure reaches the state as a value")
  func results() {
    let store = makeStore()
    store.dispatch(LibraryAction.loaded(.success([12, 48])))
    store.dispatch(LibraryAction.loaded(.failure(.unreadable)))
    #expect(store.state.pages == [12, 48])
    #expect(store.state.failure == .unreadable)
  }

  @Test("dispatching inside a reducer ends the program with a message that names the action's type only")
  func dispatchInReducer() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await dispatchInsideReducer()
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("LibraryAction was dispatched inside a reducer"))
    #expect(!message.contains("吾輩は猫である"))
  }
}

@MainActor private weak var storeOfReducer: Store<Library>?

@MainActor
private func dispatchInsideReducer() {
  let store = Store(
    state: Library(),
    reducer: { _, _ in
      MainActor.assumeIsolated { storeOfReducer?.dispatch(LibraryAction.rename("吾輩は猫である")) }
    })
  storeOfReducer = store
  store.dispatch(LibraryAction.increase)
}
