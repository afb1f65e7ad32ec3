/// How far a snapshot can be trusted.
package struct SnapshotMetadata: Hashable, Sendable {
  /// Whether it is not proven equal to the folder: the folder is still being read, or cannot be watched.
  package var fromCache: Bool
  /// Whether it shows a change that is not on disk yet.
  package var hasPendingWrites: Bool
  /// Nil when all memos have been read.
  package var progress: LoadingProgress?
  package var watch: FolderWatch

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
