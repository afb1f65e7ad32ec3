import Localization
import Posts

extension QueryProblem {
  /// What is wrong and what to do, in one sentence.
  package var sentence: String {
    switch reason {
    case .openQuote: localized("A quote is still open: close it with \".")
    case .openRegex: localized("A pattern is still open: close it with /.")
    case .openParenthesis: localized("A parenthesis is still open: close it with ).")
    case .strayParenthesis: localized("This parenthesis closes none: write it in quotes to search for it.")
    case .missingOperand: localized("Something to search for is missing here.")
    case .tooDeep: localized("The parentheses are nested too deeply.")
    case .unknownField(let name): unknownFieldSentence(name)
    case .missingValue(let name): localized("Write what to search for behind “%1$@:”.", name)
    case .badDate(let text):
      localized("“%1$@” is not a date: write 2026, 2026-03, 2026-03-01 or today.", text)
    case .badRating(let text): localized("“%1$@” is not a rating: write 1 to 5, >=4 or 2..4.", text)
    case .badKind(let text): unknownSentence(text, PostKind.allCases)
    case .badStatus(let text): unknownSentence(text, ReadingStatus.allCases)
    case .badSort(let text): unknownSentence(text, PostSort.Key.allCases)
    case .badChoice(let text, "has"): unknownSentence(text, PostPart.allCases)
    case .badChoice(let text, _): localized("“%1$@” is not understood here: write yes or no.", text)
    case .badRegex(let reason): localized("The pattern is not understood: %1$@.", reason)
    case .nestedSort: localized("The order is for all memos: take sort: out of what it stands in.")
    }
  }

  /// The sentence, and the character at which the problem begins.
  package var placedSentence: String {
    localized("At %1$@: %2$@", grouped(range.lowerBound + 1), sentence)
  }

  private func unknownFieldSentence(_ name: String) -> String {
    if let nearestField {
      return localized("There is no field “%1$@”; did you mean “%2$@”?", name, nearestField)
    }
    return localized("There is no field “%1$@”; write it in quotes to search for it.", name)
  }

  private func unknownSentence<Name: RawRepresentable<String>>(_ text: String, _ names: [Name]) -> String {
    localized(
      "“%1$@” is none of %2$@.", text, names.map(\.rawValue).joined(separator: ", ")
    )
  }
}
