/// Keeps conditions as tabs beyond the end of the program. A port. Every change returns what is kept then.
package protocol SavedTabs: Sendable {
  /// What is kept: at once, and after every change, of whoever makes it.
  func snapshots() -> AsyncStream<SavedTabsSnapshot>
  /// Keeps a tab in place of the one of that name, or after all others.
  func keep(_ tab: SavedTab) async throws(SavedTabsError) -> SavedTabsSnapshot
  func rename(_ name: String, to newName: String) async throws(SavedTabsError) -> SavedTabsSnapshot
  /// Moves a tab up for -1, down for 1; at an end it stays.
  func move(_ name: String, by distance: Int) async throws(SavedTabsError) -> SavedTabsSnapshot
  /// Forgets a tab; what is returned takes it back.
  func remove(_ name: String) async throws(SavedTabsError) -> (SavedTabsSnapshot, RemovedTab)
  func restore(_ removed: RemovedTab) async throws(SavedTabsError) -> SavedTabsSnapshot
  /// Looks whether something has changed.
  func reread()
}

/// The saved tabs at one moment.
package struct SavedTabsSnapshot: Hashable, Sendable {
  /// In their order; while the file as a whole is not understood, those that were understood last.
  package var tabs: [SavedTab] = []
  /// What is not understood, in the order of the file.
  package var problems: [SavedTabsProblem] = []

  package init(tabs: [SavedTab] = [], problems: [SavedTabsProblem] = []) {
    self.tabs = tabs
    self.problems = problems
  }
}

/// A tab that was forgotten, as it stood and where.
package struct RemovedTab: Hashable, Sendable {
  package let name: String
  /// Its lines in the file.
  package let text: [UInt8]
  package let position: Int

  package init(name: String, text: [UInt8], position: Int) {
    self.name = name
    self.text = text
    self.position = position
  }
}
