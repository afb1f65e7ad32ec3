/// How far a snapshot can be trusted.
package struct SnapshotMetadata: Hashable, Sendable {
  /// Whether it is not proven equal to the folder: the folder is still being read, or cannot be watched.
  package var fromCache: Bool
  /// Whether it shows a change that is not on disk yet.
  package var hasPendingWrites: Bool
  /// Nil when all memos have been read.
  package var progress: LoadingProgress?
  package var watch: FolderWatch
  /// Why no memo can be changed; nil where they can be, as far as is known.
  package var readOnly: SystemReason?
  /// Whether folders within the folder hold memos too: those are not read.
  package var hasMemosBelow = false

  package init(
    fromCache: Bool, hasPendingWrites: Bool = false, progress: LoadingProgress? = nil,
    watch: FolderWatch = .events
  ) {
    self.fromCache = fromCache
    self.hasPendingWrites = hasPendingWrites
    self.progress = progress
    self.watch = watch
  }
}
