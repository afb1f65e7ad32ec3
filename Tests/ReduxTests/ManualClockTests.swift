import TestClock
import Testing

struct ManualClockTests {
  let clock = ManualClock()

  @Test("time stands still until it is advanced")
  func advance() {
    #expect(clock.now.offset == .zero)
    clock.advance(by: .seconds(2))
    clock.advance(by: .milliseconds(500))
    #expect(clock.now.offset == .milliseconds(2_500))
  }

  @Test("a sleeper wakes when its deadline has come, and not before")
  func wakes() async throws {
    let sleeper = Task { [clock] in
      try await clock.sleep(for: .seconds(3))
      return clock.now.offset
    }
    await clock.sleeper(dueAt: .seconds(3))
    clock.advance(by: .seconds(2))
    await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(1))
    #expect(try await sleeper.value == .seconds(3))
    await clock.sleepers(atMost: 0)
  }

  @Test("a deadline that has passed needs no waiting")
  func passed() async throws {
    try await clock.sleep(until: clock.now)
    try await clock.sleep(for: .seconds(-1))
  }

  @Test("a test can wait for several sleepers")
  func several() async throws {
    let sleepers = (1...5).map { seconds in
      Task { [clock] in try await clock.sleep(for: .seconds(seconds)) }
    }
    await clock.sleepers(atLeast: 5)
    clock.advance(by: .seconds(3))
    await clock.sleepers(atMost: 2)
    clock.advance(by: .seconds(2))
    for sleeper in sleepers {
      try await sleeper.value
    }
  }

  @Test("a cancelled sleep throws, and nobody sleeps any more")
  func cancelled() async {
    let sleeper = Task { [clock] in try await clock.sleep(for: .seconds(3)) }
    await clock.sleepers(atLeast: 1)
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    await clock.sleepers(atMost: 0)
  }

  @Test("a task cancelled before it sleeps does not sleep")
  func cancelledBefore() async {
    let sleeper = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(3))
    }
    await #expect(throws: CancellationError.self) { try await sleeper.value }
  }
}
