import Posts
import PostsFake
import StateTree
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct MessageFadesTests {
  let harness = StateHarness()

  @Test("a message fades three seconds after the last one was told")
  func fades() async {
    let effect = Task { [harness] in await messageFades(in: harness.store, clock: harness.clock) }
    await harness.clock.sleeper(dueAt: .seconds(3))
    harness.clock.advance(by: .seconds(1))
    harness.store.dispatch(StatusAction.tell(.noSelection))
    await harness.clock.sleeper(dueAt: .seconds(4))
    harness.clock.advance(by: .seconds(2))
    harness.store.dispatch(StatusAction.tell(.noSelection))
    await harness.clock.sleeper(dueAt: .seconds(6))
    harness.clock.advance(by: .seconds(2))
    #expect(harness.message == .noSelection)
    harness.clock.advance(by: .seconds(1))
    await harness.wait { $0.status.message == nil }
    effect.cancel()
  }
}
