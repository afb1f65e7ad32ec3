import Posts

/// How far the list can be trusted to show the folder.
enum Liveness: Hashable {
  case live
  /// Nothing has been told of the folder yet.
  case starting
  case reading(LoadingProgress)
  /// Events were lost, and the folder is being read once more.
  case notLive
  /// The folder is looked through every few seconds.
  case polling
  /// The folder is not there.
  case folderGone(since: Timestamp)
  /// A change is on its way to the disk.
  case saving

  /// Whether there may be memos that have not been read yet.
  var isReading: Bool {
    switch self {
    case .starting, .reading: true
    case .live, .notLive, .polling, .folderGone, .saving: false
    }
  }

  init(_ metadata: SnapshotMetadata?) {
    guard let metadata else {
      self = .starting
      return
    }
    self =
      switch (metadata.progress, metadata.hasPendingWrites, metadata.watch) {
      case (let progress?, _, _): .reading(progress)
      case (nil, _, .folderGone(let since)): .folderGone(since: since)
      case (nil, true, _): .saving
      case (nil, false, .polling): .polling
      case (nil, false, .events): metadata.fromCache ? .notLive : .live
      }
  }
}
