import Posts

/// The drafts that are kept.
package struct DraftsState: Hashable, Sendable {
  /// The newest first.
  package var drafts: [Draft] = []
  /// The row of the one that is chosen; beyond the end where there is none.
  package var row = 0

  /// Nil where there is no draft.
  package var selected: Draft? { drafts.indices.contains(row) ? drafts[row] : nil }
}
