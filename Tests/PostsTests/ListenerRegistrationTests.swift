import Testing

@testable import Posts

@MainActor
@Suite("A listener's registration", .timeLimit(.minutes(5))) struct ListenerRegistrationTests {
  private final class Counter {
    var count = 0
  }

  @Test("removed twice removes its listener once")
  func twice() {
    let removals = Counter()
    let registration = ListenerRegistration { removals.count += 1 }
    registration.remove()
    registration.remove()
    #expect(removals.count == 1)
  }

  @Test("let go removes its listener")
  func letGo() async {
    let (removals, removal) = AsyncStream.makeStream(of: Void.self)
    _ = ListenerRegistration { removal.finish() }
    for await _ in removals {}
    #expect(!Task.isCancelled)
  }

  @Test("let go after its removal does nothing more")
  func letGoAfterRemoval() async {
    let removals = Counter()
    do {
      let registration = ListenerRegistration { removals.count += 1 }
      registration.remove()
    }
    // What letting go starts runs on this actor before what is started here.
    await Task { @MainActor in }.value
    #expect(removals.count == 1)
  }

  @Test("equals itself alone")
  func equality() {
    let registration = ListenerRegistration {}
    #expect(registration == registration)
    #expect(registration != ListenerRegistration {})
  }
}
