/// What is not understood of the saved tabs, and in which line of the file, counted from 1.
package enum SavedTabsProblem: Error, Hashable, Sendable {
  case unreadable(SystemReason)
  case notUTF8
  /// Something else than a list with a `name` and a `query` each.
  case notAList(line: Int)
  case invalidYAML(line: Int, reason: String)
  /// An entry has no `name` or no `query`.
  case incomplete(line: Int)
  case query(line: Int, name: String, QueryProblem)
  case nameTwice(line: Int, name: String)

  /// Whether the file cannot be changed without the risk that something in it is lost.
  package var forbidsEdits: Bool {
    switch self {
    case .unreadable, .notUTF8, .notAList, .invalidYAML: true
    case .incomplete, .query, .nameTwice: false
    }
  }
}

/// Why the saved tabs were left as they are.
package enum SavedTabsError: Error, Hashable, Sendable {
  case notUnderstood(SavedTabsProblem)
  case failed(SystemReason)
  /// There is no tab of this name any more.
  case gone(String)
  case nameTaken(String)
  /// An entry is written in a way that an edit would lose something.
  case notEditable(String)
}
