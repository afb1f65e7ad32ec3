import Redux
import Testing

@MainActor
struct SubscriptionTests {
  let store = makeStore()

  @Test("a new subscriber is told the present state at once, and then every new one")
  func wholeState() {
    store.dispatch(LibraryAction.setCount(1))
    let recorder = Recorder<Library>()
    store.subscribe(recorder)
    store.dispatch(LibraryAction.setCount(2))
    #expect(recorder.told.map(\.count) == [1, 2])
  }

  @Test("a subscriber may select its slice by key path")
  func selectedSlice() {
    let recorder = Recorder<String>()
    store.subscribe(recorder, select: \.title)
    store.dispatch(LibraryAction.rename("こころ"))
    #expect(recorder.told == ["", "こころ"])
  }

  @Test("subscribers are told in the order in which they subscribed")
  func order() {
    let journal = Journal()
    let recorders = (1...20).map { number in Recorder<Int> { journal.write("\(number): \($0)") } }
    recorders.forEach { store.subscribe($0) { $0.count } }
    withExtendedLifetime(recorders) { store.dispatch(LibraryAction.setCount(7)) }
    #expect(journal.lines == (1...20).map { "\($0): 0" } + (1...20).map { "\($0): 7" })
  }

  @Test("subscribing again replaces the subscription")
  func noDuplicates() {
    let recorder = Recorder<Int>()
    store.subscribe(recorder) { $0.count }
    store.subscribe(recorder) { $0.count * 10 }
    store.dispatch(LibraryAction.setCount(4))
    #expect(recorder.told == [0, 0, 40])
  }

  @Test("a subscriber that unsubscribed is told nothing more")
  func unsubscribed() {
    let recorder = Recorder<Int>()
    store.subscribe(recorder) { $0.count }
    store.unsubscribe(recorder)
    store.dispatch(LibraryAction.setCount(4))
    #expect(recorder.told == [0])
  }

  @Test("a subscriber is not kept alive by the store")
  func lifetime() {
    var recorder: Recorder<Int>? = Recorder()
    weak let held = recorder
    if let recorder { store.subscribe(recorder) { $0.count } }
    #expect(held != nil)
    recorder = nil
    #expect(held == nil)
    store.dispatch(LibraryAction.increase)
  }

  @Test("of thousands of subscribers that have gone nothing stays behind")
  func memory() {
    let tokens = TokenCounter()
    for _ in 1...5_000 {
      let token = Token(tokens)
      store.subscribe(Recorder<Int>()) { token.pass($0.count) }
      store.dispatch(LibraryAction.increase)
    }
    #expect(tokens.alive <= 1)
  }

  @Test("the store itself goes away, though middleware, subscribers and streams know it")
  func storeGoesAway() {
    let keepsDispatch: Middleware<Library> = { dispatch, state in
      { next in { action in state().count < 0 ? dispatch(action) : next(action) } }
    }
    let recorder = Recorder<Int>()
    var store: Store? = makeStore(middleware: [keepsDispatch])
    weak let held = store
    store?.subscribe(recorder) { $0.count }
    let counts = store?.states { $0.count }
    store?.dispatch(LibraryAction.increase)
    store = nil
    #expect(held == nil)
    #expect(counts != nil)
  }
}

/// Counts the tokens that are alive.
private final class TokenCounter {
  var alive = 0
}

/// Captured by a selecting closure, it shows how long the store keeps that.
private final class Token {
  private let counter: TokenCounter

  init(_ counter: TokenCounter) {
    self.counter = counter
    counter.alive += 1
  }

  func pass(_ count: Int) -> Int { count }

  deinit { counter.alive -= 1 }
}
