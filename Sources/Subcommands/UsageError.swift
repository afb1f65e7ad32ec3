import Localization

/// Why the command line is not understood.
package enum UsageError: Error, Hashable, Sendable {
  case unknownOption(String)
  case unexpectedArgument(String)
  case missingValue(String)

  /// What is wrong and where to look, in one sentence.
  package var sentence: String {
    switch self {
    case .unknownOption(let option):
      localized("dokusho: there is no option %1$@; dokusho --help lists all.", option)
    case .unexpectedArgument(let argument):
      localized("dokusho: “%1$@” is not understood; dokusho --help shows the usage.", argument)
    case .missingValue(let option):
      localized("dokusho: the option %1$@ needs a value.", option)
    }
  }
}
