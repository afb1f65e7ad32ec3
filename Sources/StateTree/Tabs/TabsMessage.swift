import Localization
import Posts

/// What the status line tells of saved tabs.
package enum TabsMessage: Hashable, Sendable {
  case saved(String, number: Int)
  case updated(String)
  case nameTaken(String)
  case removed(String)
  case restored(String)
  case none
  case nothingToRestore
  case problem(SavedTabsProblem)
  case failed(SavedTabsError)

  /// The message in words.
  package var sentence: String {
    switch self {
    case .saved(let name, let number):
      localized("“%1$@” is tab %2$@ now.", name.beginning, grouped(number))
    case .updated(let name): localized("“%1$@” shows this condition from now on.", name.beginning)
    case .nameTaken(let name): localized("There is a tab “%1$@” already.", name.beginning)
    case .removed(let name): localized("“%1$@” is removed; u takes it back.", name.beginning)
    case .restored(let name): localized("“%1$@” is a tab again.", name.beginning)
    case .none: localized("There is no saved tab; S in the list saves one.")
    case .nothingToRestore: localized("No tab was removed here.")
    case .problem(let problem): problem.sentence
    case .failed(let error): error.sentence
    }
  }
}

extension SavedTabsProblem {
  /// The problem in words, with its line.
  package var sentence: String {
    switch self {
    case .unreadable(let reason): localized("tabs.yaml cannot be read: %1$@.", reason.words)
    case .notUTF8: localized("tabs.yaml is not UTF-8.")
    case .notAList(let line): localized("tabs.yaml, line %1$@: no list of tabs begins here.", grouped(line))
    case .invalidYAML(let line, let reason):
      localized("tabs.yaml, line %1$@: this is no YAML (%2$@).", grouped(line), reason)
    case .incomplete(let line):
      localized("tabs.yaml, line %1$@: a tab has a name and a query.", grouped(line))
    case .query(let line, let name, let problem):
      localized("tabs.yaml, line %1$@, “%2$@”: %3$@", grouped(line), name.beginning, problem.sentence)
    case .nameTwice(let line, let name):
      localized("tabs.yaml, line %1$@: there is a tab “%2$@” already.", grouped(line), name.beginning)
    }
  }
}

extension SavedTabsError {
  fileprivate var sentence: String {
    switch self {
    case .notUnderstood(let problem): localized("Not saved. %1$@", problem.sentence)
    case .failed(let reason): localized("tabs.yaml could not be written: %1$@.", reason.words)
    case .gone(let name): localized("There is no tab “%1$@” any more.", name.beginning)
    case .nameTaken(let name): TabsMessage.nameTaken(name).sentence
    case .notEditable(let name):
      localized("The tab “%1$@” can only be changed in an editor.", name.beginning)
    }
  }
}
