import Posts

/// How far the list can be trusted to show the folder.
enum Liveness: Hashable {
  case live
  /// Nothing has been told of the folder yet.
  case starting
  case reading(LoadingProgress)
  /// The folder cannot be watched at the moment.
  case notLive
  /// A change is on its way to the disk.
  case saving

  /// Whether there may be memos that have not been read yet.
  var isReading: Bool {
    switch self {
    case .starting, .reading: true
    case .live, .notLive, .saving: false
    }
  }

  init(_ metadata: SnapshotMetadata?) {
    guard let metadata else {
      self = .starting
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
