import Redux
import TestClock
import Testing

@MainActor
struct AsyncActionTests {
  let store = makeStore()
  let clock = ManualClock()

  @Test("the first step up to its first wait has run when dispatch returns")
  func startsAtOnce() async throws {
    let task = store.dispatch(waiting(.seconds(1), before: 1, after: 2))
    #expect(store.state.count == 1)
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(1))
    try await task.value
    #expect(store.state.count == 2)
  }

  @Test("the second of a chain starts when the first is done")
  func chain() async throws {
    let journal = Journal()
    let first = AsyncAction<Library> { [clock] _ in
      journal.write("first begins")
      try await clock.sleep(for: .seconds(1))
      journal.write("first ends")
    }
    let second = AsyncAction<Library> { _ in journal.write("second") }
    let task = store.dispatch(first.then(second))
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(1))
    try await task.value
    #expect(journal.lines == ["first begins", "first ends", "second"])
  }

  @Test("a failure stops the chain, and stays in the task when nobody takes it")
  func failure() async {
    let task = store.dispatch(failing.then(setting(1)))
    await #expect(throws: LoadError.unreadable) { try await task.value }
    #expect(store.state.count == 0)
  }

  @Test("a failure becomes an action, wherever in the chain it happened")
  func failureAsAction() async throws {
    let chain = setting(1).then(failing).then(setting(2))
    try await store.dispatch(chain.onFailure { _ in LibraryAction.loaded(.failure(.unreadable)) }).value
    #expect(store.state.count == 1)
    #expect(store.state.failure == .unreadable)
  }

  @Test("behind onFailure the chain goes on")
  func goesOn() async throws {
    let chain = failing.onFailure { _ in LibraryAction.setCount(1) }.then(renaming("門"))
    try await store.dispatch(chain).value
    #expect(store.state.count == 1)
    #expect(store.state.title == "門")
  }

  @Test("cancelling breaks the chain off, and is no failure")
  func cancelled() async {
    let chain = waiting(.seconds(1), before: 1, after: 2).onFailure { _ in LibraryAction.rename("failed") }
    let task = store.dispatch(chain.then(renaming("went on")))
    await clock.sleepers(atLeast: 1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(store.state == Library(count: 1))
  }

  @Test("a step that does not notice its cancellation is the last one")
  func cancelledBetweenSteps() async {
    let cancelsItself = AsyncAction<Library> { _ in withUnsafeCurrentTask { $0?.cancel() } }
    let task = store.dispatch(cancelsItself.then(setting(1)))
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(store.state.count == 0)
  }

  private var failing: AsyncAction<Library> {
    AsyncAction { _ in throw LoadError.unreadable }
  }

  private func setting(_ count: Int) -> AsyncAction<Library> {
    AsyncAction { $0.dispatch(LibraryAction.setCount(count)) }
  }

  private func renaming(_ title: String) -> AsyncAction<Library> {
    AsyncAction { $0.dispatch(LibraryAction.rename(title)) }
  }

  private func waiting(_ time: Duration, before: Int, after: Int) -> AsyncAction<Library> {
    AsyncAction { [clock] store in
      store.dispatch(LibraryAction.setCount(before))
      try await clock.sleep(for: time)
      store.dispatch(LibraryAction.setCount(after))
    }
  }
}
