/// The fields of the search-condition form, from top to bottom.
package enum ConditionField: CaseIterable, Hashable, Sendable {
  case text, book, author, tags, kinds, statuses, rating, favorites, createdFrom, createdTo, sort, direction
  /// The whole condition as a query line.
  case line

  /// The field below, and from the last one the first.
  package var next: ConditionField { step(1) }

  /// The field above, and from the first one the last.
  package var previous: ConditionField { step(Self.allCases.count - 1) }

  private func step(_ distance: Int) -> ConditionField {
    let fields = Self.allCases
    return fields[((fields.firstIndex(of: self) ?? 0) + distance) % fields.count]
  }
}
