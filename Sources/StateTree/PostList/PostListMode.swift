import Posts

/// What the keys of the list are for at the moment.
package enum PostListMode: Equatable, Sendable {
  case browsing
  /// A filter is being typed, as `line`; Escape goes back to the filter and the memo that it began with.
  case filtering(line: String, before: SearchCondition, selected: PostID?)
  /// A letter chooses what to sort by.
  case choosingSort
}

extension PostListMode {
  /// The filter as it is being typed; empty while none is.
  package var line: String {
    if case .filtering(let line, _, _) = self { return line }
    return ""
  }

  /// Why the filter that is being typed is no query; nil where it is one, or none is typed.
  package var problem: QueryProblem? {
    do throws(QueryProblem) {
      _ = try SearchCondition(parsing: line)
      return nil
    } catch {
      return error
    }
  }
}
