import Localization

/// Why the command line is not understood.
package enum UsageError: Error, Hashable, Sendable {
  case unknownOption(String)
  case unexpectedArgument(String)
  case missingValue(String)
  /// A first word that is no command, and the command that may have been meant.
  case unknownCommand(String, suggestion: String)
  /// A kind that no memo has.
  case unknownKind(String)
  /// A command that is for memos was given none.
  case missingMemo(String)

  /// What is wrong and where to look, in one sentence.
  package var sentence: String {
    switch self {
    case .unknownOption(let option):
      localized("dokusho: there is no option %1$@; dokusho --help lists all.", option)
    case .unexpectedArgument(let argument):
      localized("dokusho: “%1$@” is not understood; dokusho --help shows the usage.", argument)
    case .missingValue(let option):
      localized("dokusho: the option %1$@ needs a value.", option)
    case .unknownCommand(let word, let suggestion):
      localized("dokusho: there is no command “%1$@”; did you mean “%2$@”?", word, suggestion)
    case .unknownKind(let name):
      localized(
        "dokusho: there is no kind “%1$@”; it is quote, note, thought, question, bookmark or book.", name)
    case .missingMemo(let command):
      localized("dokusho: %1$@ needs the ID of a memo.", command)
    }
  }
}
