import Glibc
import TerminalHarness

/// One scenario with each system call of its save failing, and with the program killed at each of them.
struct SystemCallFaults {
  private let wish: FaultsWish
  private let scenario: Scenario

  init(_ wish: FaultsWish, _ scenario: Scenario) {
    self.wish = wish
    self.scenario = scenario
  }

  /// Why this cannot be tried here; nil where it can.
  static var obstacle: String? {
    access(Tracer.program, X_OK) == 0 ? nil : "strace is not installed"
  }

  func run(_ report: inout FaultsReport) throws {
    let counts = try counts()
    for call in Injection.calls {
      let numbers = stride(from: 1, through: counts[call] ?? 0, by: wish.stride)
      for injection in numbers.flatMap({ injections(call, $0) }) { report.note(try breach(with: injection)) }
    }
    print("\(scenario.name): \(counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })")
  }
}

extension SystemCallFaults {
  /// How often a thread makes each call while the scenario takes its course without a fault.
  private func counts() throws -> [String: Int] {
    let store = try FaultStore(scenario)
    let session = try begin(in: store)
    let tracer = try Tracer(session.processID, nil)
    session.type(scenario.keys)
    wait(in: session, limit: .seconds(20)) { scenario.isDone(in: store) }
    session.watch(for: .milliseconds(200))
    return tracer.counts()
  }

  private func injections(_ call: String, _ number: Int) -> [Injection] {
    let errors = scenario.effects.filter { $0 != .killed }
    let chosen = call == "fsync" || errors.isEmpty ? errors : [errors[number % errors.count]]
    return (chosen + [.killed]).map { Injection(call: call, effect: $0, number: number) }
  }

  /// The promise that a fault broke; nil when all were kept.
  private func breach(with injection: Injection) throws -> String? {
    let store = try FaultStore(scenario)
    do {
      let session = try begin(in: store)
      let tracer = try Tracer(session.processID, injection)
      session.type(scenario.keys)
      wait(in: session, limit: .milliseconds(1500)) { scenario.isDone(in: store) }
      session.signal(SIGKILL)
      withExtendedLifetime(tracer) {}
    }
    if let breach = scenario.breach(in: store) { return "\(scenario.name), \(injection): \(breach)" }
    store.age()
    let session = try store.open(wish.program)
    wait(in: session, limit: .seconds(5)) { store.hasOnlyMemos && store.isHistoryAtRest }
    session.signal(SIGKILL)
    return breachAfterStart(in: store).map { "\(scenario.name), \(injection), next start: \($0)" }
  }

  private func breachAfterStart(in store: FaultStore) -> String? {
    if let breach = scenario.breach(in: store) { return breach }
    if !scenario.isTogether(in: store) { return "some memos are changed and some are not" }
    if !store.isHistoryAtRest { return "the history is still in somebody's hands" }
    return store.hasOnlyMemos ? nil : "\(store.leftovers) is left over"
  }

  /// Opens the store and types what comes before the faults.
  private func begin(in store: FaultStore) throws -> TerminalSession {
    let session = try store.open(wish.program)
    session.type(scenario.prelude)
    wait(in: session, limit: .seconds(10)) {
      session.screen.contains(scenario.awaited) && scenario.text.map(store.holds) ?? true
    }
    return session
  }

  /// Waits until all is done, the program has ended, or it says what failed.
  private func wait(in session: TerminalSession, limit: Duration, until isDone: () -> Bool) {
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end && session.isRunning && !isDone() {
      session.watch(for: .milliseconds(20))
      if session.screen.contains("could not be written") { return }
    }
  }
}
