/// What a snapshot was made for.
package enum SnapshotCause: Hashable, Sendable {
  /// The listener is new, or the folder is being read for the first time.
  case query
  /// Files changed outside of this program.
  case folder
  /// A change was made, acknowledged or rolled back in this program.
  case write
}
