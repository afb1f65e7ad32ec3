/// How changes in the folder come to be known.
package enum FolderWatch: Hashable, Sendable {
  /// The system tells of every change at once.
  case events
  /// The folder is looked through every few seconds.
  case polling(PollingReason)
  /// The folder is not there at the moment; what is shown is what was known then.
  case folderGone(since: Timestamp)

  package var isFolderGone: Bool {
    if case .folderGone = self { true } else { false }
  }
}

/// Why the folder is looked through instead of waiting for the system to tell of changes.
package enum PollingReason: Hashable, Sendable {
  /// Its file system is one that others change too, such as a network share.
  case fileSystem
  /// The user has no watch left (inotify limits).
  case watchLimit
  /// The system refused to watch it.
  case refused
  /// The person asked for it.
  case asked
}
