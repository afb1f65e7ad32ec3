import Localization
import UnicodeText

/// Why the command line is not understood.
package enum UsageError: Error, Hashable, Sendable {
  /// An option that the command does not have, and the one that may have been meant.
  case unknownOption(String, suggestion: String? = nil)
  case unexpectedArgument(String)
  case missingValue(String)
  /// A first word that is no command, and the command that may have been meant.
  case unknownCommand(String, suggestion: String)
  /// A kind that no memo has.
  case unknownKind(String)
  /// A command that is for memos was given none.
  case missingMemo(String)
  /// A value of an option that has to be one of these words.
  case unknownChoice(String, option: String, among: [String])
  /// A value of an option that has to be a whole number.
  case badCount(String, option: String)
  /// An option that says something of paths, where none are printed.
  case onlyForPaths(String)

  /// What is wrong and where to look, in one sentence.
  package var sentence: String {
    switch self {
    case .unknownOption(let option, let suggestion?):
      localized("dokusho: there is no option %1$@; did you mean %2$@?", option, suggestion)
    case .unknownOption(let option, nil):
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
    case .unknownChoice(let word, let option, let choices): Self.sentence(word, option, choices)
    case .badCount(let text, let option):
      localized("dokusho: the option %1$@ needs a whole number, not “%2$@”.", option, text)
    case .onlyForPaths(let option):
      localized("dokusho: the option %1$@ is for --format paths only.", option)
    }
  }
}

extension UsageError {
  private static func sentence(_ word: String, _ option: String, _ choices: [String]) -> String {
    let all = choices.joined(separator: ", ")
    guard let suggestion = Suggestion.nearest(to: word, of: choices) else {
      return localized("dokusho: %1$@ takes one of %2$@, not “%3$@”.", option, all, word)
    }
    return localized(
      "dokusho: %1$@ takes one of %2$@, not “%3$@”; did you mean %4$@?", option, all, word, suggestion)
  }
}
