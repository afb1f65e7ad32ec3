import Posts

extension SearchCondition {
  /// The condition of a query line that the command line gave.
  init(query line: String) throws(StartError) {
    do throws(QueryProblem) {
      self = try SearchCondition(parsing: line)
    } catch {
      throw .query(line, error)
    }
  }
}
