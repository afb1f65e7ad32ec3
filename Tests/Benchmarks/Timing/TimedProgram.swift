import CMeasuring
import Glibc
import TerminalHarness

/// A program in a pseudo-terminal of 40 rows, of which every byte is noted with the moment it came.
final class TimedProgram {
  /// How long to wait for something before it counts as missing.
  private static let patience = Duration.seconds(30)

  private let terminal: PseudoTerminal
  private let child: ChildProcess
  private var origin: ContinuousClock.Instant
  private var reaction = Reaction()
  private var hasHungUp = false

  /// Starts the program; its time counts from just before that.
  init(_ command: Command, columns: Int = 120) throws(SystemCallFailure) {
    terminal = try PseudoTerminal(rows: 40, columns: columns)
    let launch = Launch(
      program: command.program, arguments: command.arguments, environment: command.environment,
      directory: nil,
      terminalPath: terminal.slavePath, standardError: nil)
    origin = .now
    child = try ChildProcess(launch)
  }

  var id: pid_t { child.id }

  /// Types the text; the time of the reaction counts from here.
  func type(_ text: String) {
    startAnew()
    _ = terminal.master.writeAvailable(Array(text.utf8))
  }

  /// Forgets what came before; the time of the next reaction counts from here.
  func startAnew() {
    takeIn()
    reaction = Reaction()
    origin = .now
  }

  /// Waits until what came meets the condition, and nothing more comes at that moment.
  func wait(for wish: String, until isMet: (_ bytes: [UInt8]) -> Bool) throws(Unseen) -> Reaction {
    let deadline = origin + Self.patience
    while !isMet(reaction.bytes) {
      guard takeIn(until: deadline) else { throw Unseen(wish: wish, sent: reaction.bytes) }
    }
    return reaction
  }

  /// Waits until something has come about outside of the program.
  func wait(for wish: String, until isSo: () -> Bool) throws(Unseen) {
    let deadline = ContinuousClock.now + Self.patience
    while !isSo() {
      guard ContinuousClock.now < deadline else { throw Unseen(wish: wish, sent: reaction.bytes) }
      settle(.milliseconds(10))
    }
  }

  /// Waits until nothing has come for so long.
  @discardableResult
  func settle(_ quiet: Duration = .milliseconds(100)) -> Reaction {
    while takeIn(until: .now + quiet) {}
    return reaction
  }

  /// Types the text, and waits for all that it brings.
  @discardableResult
  func answer(to text: String, quiet: Duration = .milliseconds(100)) throws(Unseen) -> Reaction {
    type(text)
    _ = try wait(for: "an answer to \(text.debugDescription)") { !$0.isEmpty }
    return settle(quiet)
  }

  /// What comes until this long after the last keys.
  func watch(for time: Duration) -> Reaction {
    while takeIn(until: origin + time) {}
    return reaction
  }

  /// Waits until the program has ended of itself.
  func waitForEnd() -> Duration {
    while takeIn(until: origin + Self.patience) {}
    reap()
    return origin.duration(to: .now)
  }

  /// Ends the program. Returns the time that all its threads spent on processors, in the program and in the system.
  func kill() -> Duration {
    child.signal(SIGKILL)
    reap()
    return child.processorTime ?? .zero
  }
}

extension TimedProgram {
  private func reap() {
    while child.status == nil {
      var watched = pollfd(fd: child.descriptor.number, events: Int16(POLLIN), revents: 0)
      poll(&watched, 1, -1)
      child.updateStatus()
    }
  }

  /// Waits for bytes and takes in all there are; false if none came in time, or the program has let go of its terminal.
  private func takeIn(until deadline: ContinuousClock.Instant) -> Bool {
    guard !hasHungUp else { return false }
    let left = max(.zero, ContinuousClock.now.duration(to: deadline))
    var wait = timespec(
      tv_sec: Int(left.components.seconds), tv_nsec: Int(left.components.attoseconds / 1_000_000_000))
    var watched = pollfd(fd: terminal.master.number, events: Int16(POLLIN), revents: 0)
    guard ppoll(&watched, 1, &wait, nil) > 0 else { return false }
    takeIn()
    return !hasHungUp
  }

  private func takeIn() {
    while !hasHungUp {
      switch terminal.master.readAvailable() {
      case .bytes(let bytes): reaction.take(Arrival(time: origin.duration(to: .now), bytes: bytes))
      case .nothingYet: return
      case .end: hasHungUp = true
      }
    }
  }
}
