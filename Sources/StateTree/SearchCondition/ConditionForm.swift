import Posts

/// A search condition while it is being edited: every field as it stands on the screen, well formed or not, and the
/// whole as a query line. A field that changes rewrites the line; a line that is a query rewrites the fields.
package struct ConditionForm: Hashable, Sendable {
  /// What no field shows, as a query.
  package var text = ""
  package var book = ""
  package var author = ""
  package var tags = ""
  package var kinds: Set<PostKind> = []
  package var statuses: Set<ReadingStatus> = []
  /// Nil for any, or none.
  package var ratingAtLeast: Int?
  package var favoritesOnly = false
  package var createdFrom = ""
  package var createdTo = ""
  package var sort = PostSort.newestFirst
  package private(set) var line = ""
  /// Why the line is no query; nil where it is one, or was rewritten since.
  private var lineProblem: QueryProblem?

  package init(_ condition: SearchCondition = SearchCondition()) {
    fill(condition)
    line = condition.line
  }

  /// The condition that the fields describe.
  package func condition() throws(ConditionProblem) -> SearchCondition {
    if let lineProblem { throw ConditionProblem(lineProblem, in: .line) }
    var shown = SearchCondition()
    shown.book = book.trimmed
    shown.author = author.trimmed
    shown.tags = ItemText.tags.items(of: tags)
    shown.kinds = kinds
    shown.statuses = statuses
    shown.ratingAtLeast = ratingAtLeast
    shown.favoritesOnly = favoritesOnly
    shown.createdFrom = try date(createdFrom, in: .createdFrom)
    shown.createdTo = try date(createdTo, in: .createdTo)
    let rest = try query(text, in: .text)
    return SearchCondition(.conjunction([shown.asExpression, rest.asExpression])).sorted(rest.sort)
  }

  /// The text of a field that is typed into; nil for a field that is chosen from.
  package func text(of field: ConditionField) -> String? {
    path(of: field).map { self[keyPath: $0] }
  }

  mutating func setText(_ text: String, of field: ConditionField) {
    guard let path = path(of: field) else { return }
    self[keyPath: path] = text
    if field == .line { readLine() }
  }

  /// Makes one field exclude nothing.
  mutating func clear(_ field: ConditionField) {
    switch field {
    case .kinds: kinds = []
    case .statuses: statuses = []
    case .rating: ratingAtLeast = nil
    case .favorites: favoritesOnly = false
    case .sort, .direction: sort = .newestFirst
    default: setText("", of: field)
    }
  }

  /// Call when a field was changed; the line stays where the fields describe no condition.
  mutating func writeLine() {
    lineProblem = nil
    if let condition = try? condition() { line = condition.line }
  }
}

extension ConditionForm {
  private func path(of field: ConditionField) -> WritableKeyPath<ConditionForm, String>? {
    switch field {
    case .text: \.text
    case .book: \.book
    case .author: \.author
    case .tags: \.tags
    case .createdFrom: \.createdFrom
    case .createdTo: \.createdTo
    case .line: \.line
    case .kinds, .statuses, .rating, .favorites, .sort, .direction: nil
    }
  }

  private mutating func readLine() {
    do throws(ConditionProblem) {
      fill(try query(line, in: .line, sortedBy: .newestFirst))
      lineProblem = nil
    } catch {
      lineProblem = error.problem
    }
  }

  /// Puts a condition into the fields; what they would not show as it is stays in the text.
  private mutating func fill(_ condition: SearchCondition) {
    var rest = SearchCondition()
    rest.expression = condition.expression
    (book, rest.book) = Self.shown(condition.book)
    (author, rest.author) = Self.shown(condition.author)
    tags = ItemText.tags.text(of: condition.tags)
    if ItemText.tags.items(of: tags) != condition.tags { (tags, rest.tags) = ("", condition.tags) }
    text = rest.line
    kinds = condition.kinds
    statuses = condition.statuses
    ratingAtLeast = condition.ratingAtLeast
    favoritesOnly = condition.favoritesOnly
    createdFrom = condition.createdFrom?.description ?? ""
    createdTo = condition.createdTo?.description ?? ""
    sort = condition.sort
  }

  /// A text as its field shows it, or else as it is, for the text.
  private static func shown(_ text: String) -> (field: String, rest: String) {
    text == text.trimmed ? (text, "") : ("", text)
  }

  private func query(
    _ line: String, in field: ConditionField, sortedBy usual: PostSort? = nil
  ) throws(ConditionProblem) -> SearchCondition {
    do throws(QueryProblem) {
      return try SearchCondition(parsing: line, sortedBy: usual ?? sort)
    } catch {
      throw ConditionProblem(error, in: field)
    }
  }

  private func date(_ text: String, in field: ConditionField) throws(ConditionProblem) -> DateTerm? {
    if text.trimmed.isEmpty { return nil }
    guard let date = DateTerm(text) else {
      throw ConditionProblem(QueryProblem(.badDate(text), at: 0..<text.count), in: field)
    }
    return date
  }
}
