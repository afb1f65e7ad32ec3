import Localization

/// Why the form describes no condition.
package enum ConditionProblem: Error, Hashable, Sendable {
  case notADate(String)

  /// What is wrong and what to do, in one sentence.
  package var sentence: String {
    switch self {
    case .notADate(let text):
      localized("“%1$@” is not a date: write 2026, 2026-03, 2026-03-01 or today.", text)
    }
  }
}
