import Drawing
import Glibc

/// The program's time on a terminal: takes it over, tells what happens on it, and gives it back as it was.
///
/// The events come on the main actor, which must be served by the main queue: by `dispatchMain()` or an asynchronous `main`.
@MainActor
package final class TerminalSession {
  private enum Place {
    case onScreen, away, closed
  }

  /// How soon a program that was let go on in the background notices that it is in the foreground again.
  private static let foregroundInterval: Duration = .milliseconds(200)

  /// What to tell the person about this terminal.
  package let notices: [TerminalNotice]

  private let screen: NcursesDisplay
  private let signals: SignalPipe
  private let crash: CrashRestoration
  private let errors: HeldErrors?
  private let clock: any Clock<Duration>
  private let keySequences: KeySequences
  private let escapeDelay: Duration
  private var place = Place.away
  private var onEvent: (@MainActor (TerminalEvent) -> Void)?
  private var input: InputReader?
  private var signalSource: ReadSource?

  private init(
    type: UsableType, notices: [TerminalNotice], environment: [String: String], clock: any Clock<Duration>
  ) throws(TerminalError) {
    let modes = TerminalDevice.modes
    signals = try SignalPipe()
    errors = HeldErrors()
    crash = CrashRestoration(
      bytes: PasteMode.off + type.capabilities.restoration, modes: modes, errors: errors)
    // Before ncurses begins: it ignores SIGTSTP while it draws, which loses one that has come, unless somebody handles it by then.
    signals.forward(lastResort: crash)
    do throws(TerminalError) {
      screen = try NcursesDisplay(type: type.name, noColor: environment["NO_COLOR"])
    } catch {
      signals.close()
      throw error
    }
    keySequences = KeySequences(adding: type.capabilities.keySequences)
    escapeDelay = EscapeDelay.duration(environment: environment)
    self.notices = notices
    self.clock = clock
    HandlerStack.adopt()
    settle()
  }

  /// Takes the terminal over. Throws when standard input or output is no terminal, or one that cannot carry a full screen;
  /// the terminal is then as it was.
  package static func open(
    environment: [String: String], clock: any Clock<Duration> = ContinuousClock()
  ) throws(TerminalError) -> TerminalSession {
    guard TerminalDevice.isTerminal else { throw .notATerminal }
    let wanted = environment["TERM"] ?? ""
    let type = try UsableType(for: wanted, lookUp: NcursesDisplay.capabilities)
    var notices: [TerminalNotice] = type.name == wanted ? [] : [.typeReplaced(wanted, by: type.name)]
    if !UnicodeLocale.adopt() { notices.append(.noUnicode) }
    return try TerminalSession(type: type, notices: notices, environment: environment, clock: clock)
  }

  /// The screen.
  package var display: any Display { screen }

  /// Begins to tell events, one after the other. Signals that came before are told first.
  package func start(onEvent: @escaping @MainActor (TerminalEvent) -> Void) {
    guard place == .onScreen else { return }
    self.onEvent = onEvent
    signalSource = ReadSource(signals.descriptor) { [weak self] in self?.takeSignals() }
    input = InputReader(
      decoder: InputDecoder(sequences: keySequences, escapeDelay: escapeDelay), clock: clock,
      onEvent: { [weak self] in self?.tell($0) }, onEnd: { [weak self] in self?.end(SIGHUP) },
      onBackground: { [weak self] in self?.awaitForeground() })
    input?.start()
  }

  /// Stops the program and its process group as ^Z does, with a clean screen, and comes back when it is continued.
  package func suspend() {
    guard place == .onScreen else { return }
    leave()
    signals.stopProcessGroup()
    comeBack()
  }

  /// Gives the terminal to another program, such as an editor, as it was before; canvases shown meanwhile wait.
  package func leave() {
    guard place == .onScreen else { return }
    place = .away
    input?.stop()
    TerminalDevice.write(PasteMode.off)
    screen.leave()
    crash.disarm()
    errors?.release()
  }

  /// Takes the terminal again after `leave()`, as soon as the program is in the foreground, and tells `.resumed`.
  package func comeBack() {
    guard place == .away else { return }
    guard TerminalDevice.isForeground else { return comeBackLater() }
    let size = screen.size
    screen.enter()
    settle()
    input?.start()
    if screen.size != size { tell(.resized(screen.size)) }
    tell(.resumed)
  }

  /// Gives the terminal to another program until that has ended. Nothing is drawn meanwhile, all else goes on. When it
  /// is stopped, as by ^Z, this one stops too, and lets it go on as soon as it is continued itself.
  package func run(_ command: ChildCommand) async throws(ChildError) -> ChildExit {
    leave()
    signals.ignoreKeys()
    defer { takeBack() }
    let child = try ChildProcess(command, heeding: signals.ignoredForOthers)
    while true {
      switch await child.nextChange() {
      case .ended(let exit): return exit
      case .stopped:
        signals.stopProcessGroup()
        child.proceed()
      }
    }
  }

  /// Gives the terminal back for good. Another call does nothing.
  package func close() {
    guard place != .closed else { return }
    leave()
    place = .closed
    signalSource?.cancel()
    signals.close()
  }
}

extension TerminalSession {
  /// What there is to do whenever ncurses has the screen.
  private func settle() {
    place = .onScreen
    errors?.hold()
    crash.arm()
    TerminalDevice.write(PasteMode.on)
  }

  /// What was typed for a program that has ended is not meant for this one.
  private func takeBack() {
    guard place == .away else { return }
    signals.heedKeys(lastResort: crash)
    TerminalDevice.forgetInput()
    comeBack()
  }

  private func comeBackLater() {
    Task { [weak self, clock] in
      try? await clock.sleep(for: Self.foregroundInterval)
      if TerminalDevice.isAbandoned { self?.end(SIGHUP) } else { self?.comeBack() }
    }
  }

  private func takeSignals() {
    guard place != .closed else { return }
    for signal in signals.take() where place != .closed { take(signal) }
  }

  private func take(_ signal: Int32) {
    switch signal {
    case SIGWINCH: adoptSize()
    case SIGTSTP: suspend()
    case SIGCONT: regainScreen()
    default: end(signal)
    }
  }

  /// The size can have changed and changed back: then what was beyond the edges meanwhile is lost all the same.
  private func adoptSize() {
    let size = screen.size
    guard place == .onScreen else { return }
    screen.adoptSize()
    if screen.size != size { tell(.resized(screen.size)) } else { screen.redraw() }
  }

  /// After a stop that asked nobody, whoever ran meanwhile has changed the modes and the screen.
  private func regainScreen() {
    guard place == .onScreen else { return }
    guard TerminalDevice.isForeground else { return awaitForeground() }
    leave()
    comeBack()
  }

  /// In the background the terminal belongs to others: not even its modes may be touched.
  private func awaitForeground() {
    place = .away
    input?.stop()
    screen.pause()
    crash.disarm()
    comeBackLater()
  }

  /// The terminal's input is not read again: once it is gone, it could be read without end.
  private func end(_ signal: Int32) {
    input?.stop()
    tell(.ended(signal: signal))
  }

  private func tell(_ event: TerminalEvent) {
    guard place != .closed else { return }
    onEvent?(event)
  }
}
