import CSystem
import Glibc

/// Signals turned into bytes of a pipe, which the main queue reads in its turn.
///
/// The signal sources of libdispatch would keep the dispositions to themselves, while to stop takes the default one.
struct SignalPipe {
  /// The signals by which a person or the system tells the program something.
  private static let telling = [SIGWINCH, SIGCONT, SIGTSTP]
  /// Those that would end a program which takes no notice of them, without the terminal being given back.
  private static let ending = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF,
  ]
  /// Those whose cause is also told as the error of a call.
  private static let needless = [SIGPIPE, SIGXFSZ]
  /// Those that a person sends by a key to whatever has the terminal.
  private static let keys = [SIGINT, SIGQUIT]

  /// The end to be read.
  let descriptor: Int32
  private let writeEnd: Int32
  private let signals: [Int32]

  /// Notes which signals whoever started the program has it ignore: those stay ignored.
  init() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC | O_NONBLOCK) == 0 else { throw .refused(errno: errno) }
    descriptor = ends[0]
    writeEnd = ends[1]
    signals = (Self.telling + Self.ending).filter { dokusho_is_signal_ignored($0) == 0 }
  }

  /// Begins to write the signals into the pipe. A program that does not end when asked to is ended as by a crash.
  func forward(lastResort: CrashRestoration) {
    for number in Self.needless { signal(number, SIG_IGN) }
    for number in signals {
      if Self.telling.contains(number) {
        forward(number)
      } else {
        dokusho_forward_end(number, writeEnd, lastResort.crash)
      }
    }
  }

  /// Those that are ignored while another program has the terminal, but not to be ignored by that one.
  var ignoredForOthers: [Int32] { Self.needless + Self.keys.filter(signals.contains) }

  /// While another program has the terminal, what a person sends it by a key does not end this one.
  func ignoreKeys() {
    for number in Self.keys where signals.contains(number) { signal(number, SIG_IGN) }
  }

  /// Begins again to write those signals into the pipe.
  func heedKeys(lastResort: CrashRestoration) {
    for number in Self.keys where signals.contains(number) {
      dokusho_forward_end(number, writeEnd, lastResort.crash)
    }
  }

  /// The signals that have come since the last call, each once, in their order.
  func take() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 512)
    var signals: [Int32] = []
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return signals }
      for byte in bytes.prefix(count) where !signals.contains(Int32(byte)) { signals.append(Int32(byte)) }
    }
  }

  /// Stops the process group, as ^Z would have done, and returns once it goes on; at once when nobody could make it go on.
  func stopProcessGroup() {
    guard signals.contains(SIGTSTP) else { return }
    signal(SIGCONT, SIG_IGN)
    signal(SIGTSTP, SIG_IGN)
    kill(0, SIGTSTP)
    // To ignore it once more drops one that waits, for a thread still busy with the last, and would stop the program twice.
    signal(SIGTSTP, SIG_IGN)
    // Sent to the process, it could be taken by another thread while this one goes on; so the others of the group get it
    // first, and this very thread stops the program.
    signal(SIGTSTP, SIG_DFL)
    unblocking(SIGTSTP) { raise(SIGTSTP) }
    forward(SIGTSTP)
    forward(SIGCONT)
  }

  /// Gives the signals back to the system, with their usual effect.
  func close() {
    for number in signals { signal(number, SIG_DFL) }
  }
}

extension SignalPipe {
  private func forward(_ signal: Int32) {
    dokusho_forward_signal(signal, writeEnd)
  }

  private func unblocking(_ signal: Int32, _ body: () -> Void) {
    var set = sigset_t()
    var previous = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    pthread_sigmask(SIG_UNBLOCK, &set, &previous)
    body()
    pthread_sigmask(SIG_SETMASK, &previous, nil)
  }
}
