import Localization
import Posts
import StateTree
import Terminal

/// Why the full-screen program cannot start.
enum StartError: Error {
  case noHome
  case folder(path: String, SystemReason)
  case logFile(String)
  case terminal(TerminalError)

  /// What happened and what to do, in one sentence.
  var sentence: String {
    switch self {
    case .noHome: localized("dokusho: no home directory is known; name the memo store with --data-dir.")
    case .folder(let path, let reason):
      localized("dokusho: the memo store %1$@ cannot be used: %2$@.", path, reason.words)
    case .logFile(let path): localized("dokusho: the log file %1$@ cannot be written.", path)
    case .terminal(let error): error.sentence
    }
  }
}

extension TerminalError {
  fileprivate var sentence: String {
    switch self {
    case .notATerminal: localized("dokusho: a terminal is needed for input and output.")
    case .unknownType(let type):
      localized("dokusho: the terminal type “%1$@” is not known; set TERM to one that is.", type)
    case .tooDumb(let type):
      localized(
        "dokusho: a terminal of type “%1$@” cannot show full screens; set TERM to its real type.", type)
    case .refused(let code): localized("dokusho: the terminal cannot be used (error %1$@).", code)
    }
  }
}
