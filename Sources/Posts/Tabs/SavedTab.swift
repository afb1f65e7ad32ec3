import UnicodeText

/// A condition that is kept under a name and shown as a tab.
package struct SavedTab: Hashable, Sendable {
  package let name: String
  package let condition: SearchCondition

  package init(name: String, condition: SearchCondition) {
    self.name = name
    self.condition = condition
  }

  /// Whether it is of this name, as a search would take it.
  package func isNamed(_ name: String) -> Bool { Folding.folded(self.name) == Folding.folded(name) }
}

/// What a name stands for among saved tabs.
package enum SavedTabMatch: Hashable, Sendable {
  case one(SavedTab)
  /// Several begin with it.
  case several([String])
  case none
}

extension [SavedTab] {
  /// The tab of this name, or the only one whose name begins with it; both as a search would take them.
  package func find(_ name: String) -> SavedTabMatch {
    if let tab = first(where: { $0.isNamed(name) }) { return .one(tab) }
    let beginning = Folding.folded(name)
    let found = filter { !beginning.isEmpty && Folding.folded($0.name).starts(with: beginning) }
    return found.count > 1 ? .several(found.map(\.name)) : found.first.map { .one($0) } ?? .none
  }
}
