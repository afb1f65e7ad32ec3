import Redux
import Testing

@MainActor
struct StateStreamTests {
  let store = makeStore()

  @Test("the first element is the present value")
  func presentValue() async {
    store.dispatch(LibraryAction.setCount(3))
    var counts = store.states { $0.count }.makeAsyncIterator()
    #expect(await counts.read() == 3)
  }

  @Test("a reader that keeps up sees every value")
  func everyValue() async {
    var counts = store.states { $0.count }.makeAsyncIterator()
    for expected in 0...3 {
      #expect(await counts.read() == expected)
      store.dispatch(LibraryAction.increase)
    }
  }

  @Test("a slow reader sees only the newest value")
  func newestValue() async {
    var counts = store.states { $0.count }.makeAsyncIterator()
    _ = await counts.read()
    for count in 1...9 {
      store.dispatch(LibraryAction.setCount(count))
    }
    #expect(await counts.read() == 9)
  }

  @Test("a value that comes back before anybody has read another one is not repeated")
  func distinct() async {
    let counts = store.states { $0.count }
    let reading = Task {
      var iterator = counts.makeAsyncIterator()
      _ = await iterator.read()
      store.dispatch(LibraryAction.setCount(1))
      store.dispatch(LibraryAction.setCount(0))
      // What is left in the stream is still read; then it ends.
      withUnsafeCurrentTask { $0?.cancel() }
      return await iterator.read()
    }
    #expect(await reading.value == nil)
  }

  @Test("when the reading task is cancelled, the stream ends and the store forgets it")
  func cancelled() async {
    let selector = Selector()
    let counts = store.states { [selector] in selector.select($0) }
    let (reading, started) = AsyncStream<Int>.makeStream()
    let reader = Task {
      for await count in counts { started.yield(count) }
    }
    for await _ in reading.prefix(1) {}
    reader.cancel()
    await reader.value
    expectForgotten(selector)
  }

  @Test("when the stream is dropped, the store forgets it")
  func dropped() async {
    let selector = Selector()
    _ = store.states { [selector] in selector.select($0) }
    expectForgotten(selector)
  }

  /// The store forgets those who have gone when the next one subscribes.
  private func expectForgotten(_ selector: Selector) {
    store.subscribe(Recorder<Int>()) { $0.count }
    let calls = selector.calls
    store.dispatch(LibraryAction.increase)
    #expect(selector.calls == calls)
  }
}

/// Counts how often the store selects with it.
@MainActor
private final class Selector {
  private(set) var calls = 0

  func select(_ library: Library) -> Int {
    calls += 1
    return library.count
  }
}
