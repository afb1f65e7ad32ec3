import Redux
import Testing

/// What happens when a subscriber dispatches, subscribes or unsubscribes while it is being told.
@MainActor
struct NestedDispatchTests {
  let store = makeStore()

  @Test("an action dispatched by a subscriber is reduced when that dispatch returns")
  func reducedAtOnce() {
    var counts: [Int] = []
    let dispatcher = Recorder<Int> { [store] count in
      guard count == 1 else { return }
      store.dispatch(LibraryAction.setCount(2))
      counts.append(store.state.count)
    }
    store.subscribe(dispatcher) { $0.count }
    store.dispatch(LibraryAction.setCount(1))
    #expect(counts == [2])
    #expect(dispatcher.told == [0, 1, 2])
  }

  @Test("everybody ends with the newest state, and nobody is told an older one after it")
  func newestForAll() {
    let before = Recorder<Int>()
    let dispatcher = Recorder<Int> { [store] count in
      if (1...4).contains(count) { store.dispatch(LibraryAction.increase) }
    }
    let after = Recorder<Int>()
    [before, dispatcher, after].forEach { store.subscribe($0) { $0.count } }
    store.dispatch(LibraryAction.setCount(1))
    #expect(before.told == [0, 1, 2, 3, 4, 5])
    #expect(dispatcher.told == [0, 1, 2, 3, 4, 5])
    #expect(after.told == [0, 5])
  }

  @Test("what a subscriber is told is what the store's state says")
  func neverStale() {
    let dispatcher = Recorder<Library> { [store] library in
      if library.count == 1, library.title.isEmpty { store.dispatch(LibraryAction.rename("門")) }
    }
    var differences = 0
    let comparer = Recorder<Library> { [store] library in
      if library != store.state { differences += 1 }
    }
    store.subscribe(dispatcher)
    store.subscribe(comparer)
    withExtendedLifetime(dispatcher) { store.dispatch(LibraryAction.setCount(1)) }
    #expect(differences == 0)
    #expect(comparer.told.map(\.title) == ["", "門"])
  }

  @Test("a subscriber removed by one before it is told nothing more")
  func removedDuringRound() {
    let victim = Recorder<Int>()
    let remover = Recorder<Int> { [store] count in
      if count == 1 { store.unsubscribe(victim) }
    }
    store.subscribe(remover) { $0.count }
    store.subscribe(victim) { $0.count }
    withExtendedLifetime(remover) { store.dispatch(LibraryAction.setCount(1)) }
    #expect(victim.told == [0])
  }

  @Test("a subscriber added by another is told the newest state once")
  func addedDuringRound() {
    let newcomer = Recorder<Library>()
    let adder = Recorder<Int> { [store] count in
      if count == 1 { store.subscribe(newcomer) }
    }
    store.subscribe(adder) { $0.count }
    withExtendedLifetime(adder) { store.dispatch(LibraryAction.setCount(1)) }
    #expect(newcomer.told.map(\.count) == [1])
  }

  @Test("a subscriber added after a nested dispatch is told the newest state once, too")
  func addedAfterNestedDispatch() {
    let newcomer = Recorder<Library>()
    let adder = Recorder<Int> { [store] count in
      guard count == 1 else { return }
      store.dispatch(LibraryAction.setCount(2))
      store.subscribe(newcomer)
    }
    store.subscribe(adder) { $0.count }
    withExtendedLifetime(adder) { store.dispatch(LibraryAction.setCount(1)) }
    #expect(newcomer.told.map(\.count) == [2])
  }

  @Test("a subscriber may unsubscribe itself, and the others are still told")
  func removesItself() {
    let once = OneShot(store)
    let other = Recorder<Int>()
    store.subscribe(once) { $0.count }
    store.subscribe(other) { $0.count }
    store.dispatch(LibraryAction.setCount(1))
    store.dispatch(LibraryAction.setCount(2))
    #expect(once.told == [0, 1])
    #expect(other.told == [0, 1, 2])
  }
}

/// Unsubscribes itself at the first count that is not zero.
private final class OneShot: StoreSubscriber {
  private(set) var told: [Int] = []
  private let store: Store<Library>

  init(_ store: Store<Library>) {
    self.store = store
  }

  func newState(state count: Int) {
    told.append(count)
    if count > 0 { store.unsubscribe(self) }
  }
}
