import Posts

/// The saved tabs as a list that can be changed.
package struct SavedTabsState: Equatable, Sendable {
  package var tabs: [SavedTab] = []
  /// What is not understood of their file.
  package var problems: [SavedTabsProblem] = []
  /// The selected row; nil where there is no tab.
  package var index: Int?
  /// The tabs that were removed and can be taken back, the last one last.
  package var removed: [RemovedTab] = []

  package var selected: SavedTab? {
    index.flatMap { tabs.indices.contains($0) ? tabs[$0] : nil }
  }
}
