import Drawing

/// Reads the terminal as long as it is started, and tells keys, pastes, the terminal's end, and that it belongs to others.
@MainActor
final class InputReader {
  private let clock: any Clock<Duration>
  private let onEvent: @MainActor (TerminalEvent) -> Void
  private let onEnd: @MainActor () -> Void
  private let onBackground: @MainActor () -> Void
  private var decoder: InputDecoder
  private var source: ReadSource?
  private var timeOut: Task<Void, Never>?

  /// A reader at rest.
  init(
    decoder: InputDecoder, clock: any Clock<Duration>,
    onEvent: @escaping @MainActor (TerminalEvent) -> Void, onEnd: @escaping @MainActor () -> Void,
    onBackground: @escaping @MainActor () -> Void
  ) {
    self.decoder = decoder
    self.clock = clock
    self.onEvent = onEvent
    self.onEnd = onEnd
    self.onBackground = onBackground
  }

  /// Begins to read.
  func start() {
    guard source == nil else { return }
    source = ReadSource(TerminalDevice.input) { [weak self] in self?.read() }
  }

  /// Leaves the terminal's input to others. What was read and not yet told is forgotten: it was typed before the screen changed.
  func stop() {
    source?.cancel()
    source = nil
    timeOut?.cancel()
    decoder.reset()
  }
}

extension InputReader {
  private func read() {
    take { [] }
  }

  /// What arrived while the program was busy goes before the time-out.
  private func endWaiting() {
    take { decoder.timeOut() }
  }

  private func take(whenNothing: () -> [TerminalEvent]) {
    guard source != nil else { return }
    // What is left unread would call again at once, and for ever.
    guard TerminalDevice.isForeground else { return onBackground() }
    switch TerminalDevice.read() {
    case .bytes(let bytes): tell(decoder.decode(bytes))
    case .nothing: tell(whenNothing())
    case .ended: onEnd()
    }
  }

  private func tell(_ events: [TerminalEvent]) {
    let visit = source
    awaitRest()
    for event in events where source === visit { onEvent(event) }
  }

  private func awaitRest() {
    timeOut?.cancel()
    guard let patience = decoder.patience else { return }
    timeOut = Task { [weak self, clock] in
      guard (try? await clock.sleep(for: patience)) != nil else { return }
      self?.endWaiting()
    }
  }
}
