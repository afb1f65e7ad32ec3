import Redux
import Testing

@MainActor
struct MiddlewareTests {
  @Test("the first middleware is the outermost")
  func order() {
    let journal = Journal()
    let store = makeStore(middleware: [named("outer", journal), named("inner", journal)])
    store.dispatch(LibraryAction.increase)
    #expect(journal.lines == ["outer 0", "inner 0", "inner 1", "outer 1"])
  }

  @Test("subscribers are told when the whole chain has returned")
  func notifiedAfterChain() {
    let journal = Journal()
    let store = makeStore(middleware: [named("middleware", journal)])
    let recorder = Recorder<Int> { journal.write("told \($0)") }
    store.subscribe(recorder) { $0.count }
    withExtendedLifetime(recorder) { store.dispatch(LibraryAction.increase) }
    #expect(journal.lines == ["told 0", "middleware 0", "middleware 1", "told 1"])
  }

  @Test("an action that a middleware keeps reaches neither reducer nor subscribers")
  func kept() {
    let store = makeStore(middleware: [{ _, _ in { _ in { _ in } } }])
    let recorder = Recorder<Library>()
    store.subscribe(recorder)
    store.dispatch(LibraryAction.increase)
    #expect(recorder.told == [Library()])
  }

  @Test("a middleware may pass on another action")
  func replaced() {
    let store = makeStore(middleware: [{ _, _ in { next in { _ in next(LibraryAction.setCount(9)) } } }])
    store.dispatch(LibraryAction.increase)
    #expect(store.state.count == 9)
  }

  @Test(
    "an action dispatched by a middleware travels the whole chain, and is told together with the first one")
  func dispatched() {
    let journal = Journal()
    let renames: Middleware<Library> = { dispatch, _ in
      { next in
        { action in
          next(action)
          if case LibraryAction.increase = action { dispatch(LibraryAction.setCount(5)) }
        }
      }
    }
    let store = makeStore(middleware: [named("outer", journal), renames])
    let recorder = Recorder<Int>()
    store.subscribe(recorder) { $0.count }
    store.dispatch(LibraryAction.increase)
    #expect(journal.lines == ["outer 0", "outer 1", "outer 5", "outer 5"])
    #expect(recorder.told == [0, 5])
  }

  @Test("an action that is passed on later is told as well")
  func passedOnLater() {
    let parked = Parked()
    let store = makeStore(middleware: [{ _, _ in { next in { action in parked.way = { next(action) } } } }])
    let recorder = Recorder<Int>()
    store.subscribe(recorder) { $0.count }
    store.dispatch(LibraryAction.increase)
    #expect(recorder.told == [0])
    parked.way?()
    #expect(recorder.told == [0, 1])
  }

  @Test("a middleware that outlives its store reads the last state, and its dispatch does nothing")
  func outlivesStore() {
    let parked = Parked()
    let middleware: Middleware<Library> = { dispatch, state in
      parked.way = { dispatch(LibraryAction.increase) }
      parked.count = { state().count }
      return { $0 }
    }
    makeStore(middleware: [middleware]).dispatch(LibraryAction.setCount(3))
    parked.way?()
    #expect(parked.count?() == 3)
  }

  private func named(_ name: String, _ journal: Journal) -> Middleware<Library> {
    { _, state in
      { next in
        { action in
          journal.write("\(name) \(state().count)")
          next(action)
          journal.write("\(name) \(state().count)")
        }
      }
    }
  }
}

/// What a middleware left for later.
@MainActor
private final class Parked {
  var way: (@MainActor () -> Void)?
  var count: (@MainActor () -> Int)?
}
