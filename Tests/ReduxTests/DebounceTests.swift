import Redux
import TestClock
import Testing

struct DebounceTests {
  let clock = ManualClock()
  let keys = Source<String>()

  @Test("an element comes when no other has followed for the interval")
  func quiet() async {
    var words = keys.stream.debounce(for: .seconds(3), clock: clock).makeAsyncIterator()
    keys.yield("読")
    await clock.sleeper(dueAt: .seconds(3))
    clock.advance(by: .seconds(3))
    #expect(await words.read() == "読")
  }

  @Test("a newer element takes the place of the waiting one, and starts the interval afresh")
  func newer() async {
    var words = keys.stream.debounce(for: .seconds(3), clock: clock).makeAsyncIterator()
    keys.yield("読")
    await clock.sleeper(dueAt: .seconds(3))
    clock.advance(by: .seconds(2))
    keys.yield("読書")
    await clock.sleeper(dueAt: .seconds(5))
    clock.advance(by: .seconds(2))
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(1))
    #expect(await words.read() == "読書")
  }

  @Test("the last element still comes after its interval when the sequence has ended, and then the end")
  func end() async {
    var words = keys.stream.debounce(for: .seconds(3), clock: clock).makeAsyncIterator()
    keys.yield("読")
    keys.finish()
    await clock.sleeper(dueAt: .seconds(3))
    clock.advance(by: .seconds(3))
    #expect(await words.read() == "読")
    #expect(await words.read() == nil)
  }

  @Test("an existential clock will do")
  func anyClock() async {
    let clock: any Clock<Duration> = clock
    var words = keys.stream.debounce(for: .zero, clock: clock).makeAsyncIterator()
    keys.yield("読")
    #expect(await words.read() == "読")
  }

  @Test("cancelling the reader ends the wait and cancels the sequence")
  func cancelled() async {
    let words = keys.stream.debounce(for: .seconds(3), clock: clock)
    let reader = Task { for await _ in words {} }
    keys.yield("読")
    await clock.sleepers(atLeast: 1)
    reader.cancel()
    await reader.value
    await clock.sleepers(atMost: 0)
    await keys.end()
  }
}
