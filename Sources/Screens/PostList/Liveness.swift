import Posts

/// How far the list can be trusted to show the folder.
enum Liveness: Hashable {
  case live
  case reading(LoadingProgress)
  /// The folder cannot be watched at the moment.
  case notLive
  /// A change is on its way to the disk.
  case saving

  init(_ metadata: SnapshotMetadata?) {
    guard let metadata else {
      self = .notLive
      return
    }
    if let progress = metadata.progress {
      self = .reading(progress)
    } else if metadata.hasPendingWrites {
      self = .saving
    } else {
      self = metadata.fromCache ? .notLive : .live
    }
  }
}
