import Localization
import Posts
import StateTree
import Subcommands
import Terminal

/// Why the full-screen program cannot start, or a command cannot do its work.
enum StartError: Error {
  case noHome
  case folder(path: String, SystemReason)
  case logFile(String)
  case terminal(TerminalError)
  /// A line that is no query, and why.
  case query(String, QueryProblem)
  /// There is no such tab; the sentence for it.
  case tab(String)
  case memo(String, SystemReason)
  case output(SystemReason)

  var exitStatus: Int32 {
    if case .query = self { ExitStatus.wrongUsage } else { ExitStatus.failed }
  }

  /// Tells the sentence, and below it where a query is wrong.
  func tell() {
    StandardStreams.complain(sentence)
    guard case .query(let line, let problem) = self else { return }
    let mark = QueryMark(line, at: problem.range.lowerBound)
    StandardStreams.complain(mark.line)
    StandardStreams.complain(mark.caret)
  }

  /// What happened and what to do, in one sentence.
  var sentence: String {
    switch self {
    case .noHome: localized("dokusho: no home directory is known; name the memo store with --data-dir.")
    case .folder(let path, let reason):
      localized("dokusho: the memo store %1$@ cannot be used: %2$@.", path, reason.words)
    case .logFile(let path): localized("dokusho: the log file %1$@ cannot be written.", path)
    case .terminal(let error): error.sentence
    case .query(_, let problem): "dokusho: " + problem.sentence
    case .tab(let sentence): "dokusho: " + sentence
    case .memo(let name, let reason):
      localized("dokusho: the memo %1$@ cannot be read: %2$@.", name, reason.words)
    case .output(let reason): localized("dokusho: the output cannot be written: %1$@.", reason.words)
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
