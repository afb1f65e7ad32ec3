import Posts

/// A search condition while it is being edited: every field as it stands on the screen, well formed or not.
package struct ConditionForm: Hashable, Sendable {
  package var text = ""
  package var book = ""
  package var author = ""
  package var tags = ""
  package var kinds: Set<PostKind> = []
  package var favoritesOnly = false
  package var createdFrom = ""
  package var createdTo = ""
  package var sort = PostSort.newestFirst

  package init(_ condition: SearchCondition = SearchCondition()) {
    text = condition.text
    book = condition.book
    author = condition.author
    tags = condition.tags.joined(separator: " ")
    kinds = condition.kinds
    favoritesOnly = condition.favoritesOnly
    createdFrom = condition.createdFrom?.description ?? ""
    createdTo = condition.createdTo?.description ?? ""
    sort = condition.sort
  }

  /// The condition that the fields describe.
  package func condition() throws(ConditionProblem) -> SearchCondition {
    var condition = SearchCondition()
    condition = condition.containing(text)
    condition.book = book
    condition.author = author
    condition.tags = tags.split(whereSeparator: \.isWhitespace).map(String.init)
    condition.kinds = kinds
    condition.favoritesOnly = favoritesOnly
    condition.createdFrom = try date(createdFrom)
    condition.createdTo = try date(createdTo)
    condition.sort = sort
    return condition
  }

  /// The text of a field that is typed into; nil for a field that is chosen from.
  package func text(of field: ConditionField) -> String? {
    path(of: field).map { self[keyPath: $0] }
  }

  mutating func setText(_ text: String, of field: ConditionField) {
    guard let path = path(of: field) else { return }
    self[keyPath: path] = text
  }

  /// Makes one field exclude nothing.
  mutating func clear(_ field: ConditionField) {
    switch field {
    case .kinds: kinds = []
    case .favorites: favoritesOnly = false
    case .sort, .direction: sort = .newestFirst
    default: setText("", of: field)
    }
  }

  private func path(of field: ConditionField) -> WritableKeyPath<ConditionForm, String>? {
    switch field {
    case .text: \.text
    case .book: \.book
    case .author: \.author
    case .tags: \.tags
    case .createdFrom: \.createdFrom
    case .createdTo: \.createdTo
    case .kinds, .favorites, .sort, .direction: nil
    }
  }

  private func date(_ text: String) throws(ConditionProblem) -> DateTerm? {
    if text.allSatisfy(\.isWhitespace) { return nil }
    guard let date = DateTerm(text) else { throw .notADate(text) }
    return date
  }
}
