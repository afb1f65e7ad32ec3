import Glibc

/// The line between a program and the emulator that shows it: bytes go both ways whenever somebody calls.
final class TerminalConnection {
  let virtual: VirtualTerminal
  let child: ChildProcess
  /// nil once the line is hung up.
  private(set) var terminal: PseudoTerminal?
  /// All bytes that have come from the terminal.
  private(set) var output: [UInt8] = []
  /// All bytes that have come from the pipe of standard error.
  private(set) var errors: [UInt8] = []
  /// Whether the program has ended and every byte of it has been taken in: nothing can change any more.
  private(set) var hasEnded = false
  private var input: [UInt8] = []
  /// nil once nobody holds the slave side any more.
  private var reader: Descriptor?
  private var errorReader: Descriptor?

  init(terminal: PseudoTerminal, virtual: VirtualTerminal, child: ChildProcess, errorReader: Descriptor?) {
    self.terminal = terminal
    self.virtual = virtual
    self.child = child
    self.errorReader = errorReader
    reader = terminal.master
  }

  /// Queues bytes for the program and sends as many as it takes now.
  func send(_ bytes: [UInt8]) {
    input += bytes
    catchUp()
  }

  /// Closes the line.
  func hangUp() {
    catchUp()
    terminal = nil
    reader = nil
  }

  /// Sends and takes in all that can go now, without waiting.
  func catchUp() {
    child.updateStatus()
    let isDrained = exchange()
    takeErrors()
    hasEnded = child.status != nil && isDrained
  }

  /// Waits until bytes can go, the program ends or the time comes.
  func waitForTraffic(until deadline: ContinuousClock.Instant) {
    let inputEvents = input.isEmpty ? POLLIN : POLLIN | POLLOUT
    var watched: [pollfd] = []
    if let reader { watched.append(pollfd(reader, events: inputEvents)) }
    if let errorReader { watched.append(pollfd(errorReader, events: POLLIN)) }
    if child.status == nil { watched.append(pollfd(child.descriptor, events: POLLIN)) }
    poll(&watched, nfds_t(watched.count), deadline.millisecondsLeft)
  }
}

extension TerminalConnection {
  /// False if the program still had more to say after a long turn: one that never stops must not hold a wait.
  private func exchange() -> Bool {
    for _ in 0..<16 {
      sendInput()
      guard let reader else { return true }
      switch reader.readAvailable() {
      case .bytes(let bytes): show(bytes)
      case .nothingYet: return true
      case .end: self.reader = nil
      }
    }
    return false
  }

  private func show(_ bytes: [UInt8]) {
    output += bytes
    virtual.feed(bytes)
    input += virtual.takeAnswers()
  }

  private func sendInput() {
    guard let terminal, !input.isEmpty else { return }
    input.removeFirst(terminal.master.writeAvailable(input))
  }

  private func takeErrors() {
    while let reader = errorReader {
      switch reader.readAvailable() {
      case .bytes(let bytes): errors += bytes
      case .nothingYet: return
      case .end: errorReader = nil
      }
    }
  }
}

extension pollfd {
  fileprivate init(_ descriptor: Descriptor, events: Int32) {
    self.init(fd: descriptor.number, events: Int16(events), revents: 0)
  }
}

extension ContinuousClock.Instant {
  /// For `poll`; rounded up, so that it does not return just before the time.
  fileprivate var millisecondsLeft: Int32 {
    let left = ContinuousClock.now.duration(to: self)
    return Int32(clamping: max(0, Int((left / .milliseconds(1)).rounded(.up))))
  }
}
