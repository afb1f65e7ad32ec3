import Dispatch
import Glibc

/// A program that was started on the terminal and shares the process group with this one, so that ^C, ^\, ^Z and the
/// loss of the terminal are told to it as well.
package struct ChildProcess: Sendable {
  /// What becomes of it.
  package enum Change: Hashable, Sendable {
    case stopped
    case ended(ChildExit)
  }

  private static let queue = DispatchQueue(label: "dokusho.child")

  private let id: pid_t

  /// Starts the program; it is to heed these signals though this one ignores them.
  package init(_ command: ChildCommand, heeding signals: [Int32]) throws(ChildError) {
    id = try command.start(heeding: signals)
  }

  /// Waits, on a thread of its own, until it has been stopped or has ended.
  package func nextChange() async -> Change {
    await withCheckedContinuation { continuation in
      Self.queue.async { continuation.resume(returning: waitForChange()) }
    }
  }

  /// Lets it go on after it was stopped.
  package func proceed() {
    kill(id, SIGCONT)
  }
}

extension ChildProcess {
  /// Runs a program to its end for one that has no screen; ^C and ^\ are for the program that runs.
  package static func run(_ command: ChildCommand) async throws(ChildError) -> ChildExit {
    let keys = [SIGINT, SIGQUIT]
    let before = keys.map { signal($0, SIG_IGN) }
    defer { for (key, handler) in zip(keys, before) { signal(key, handler) } }
    let child = try ChildProcess(command, heeding: keys)
    while true {
      if case .ended(let exit) = await child.nextChange() { return exit }
    }
  }
}

extension ChildProcess {
  private func waitForChange() -> Change {
    var word: Int32 = 0
    while waitpid(id, &word, WUNTRACED) < 0 {
      guard errno == EINTR else { return .ended(.status(0)) }
    }
    return Change(waitStatus: word)
  }
}

extension ChildProcess.Change {
  /// Takes the word apart that `waitpid` told, as its macros do in C.
  fileprivate init(waitStatus word: Int32) {
    let stopped: Int32 = 0x7F
    self =
      switch word & 0x7F {
      case 0: .ended(.status(word >> 8 & 0xFF))
      case stopped: .stopped
      case let signal: .ended(.signal(signal))
      }
  }
}
