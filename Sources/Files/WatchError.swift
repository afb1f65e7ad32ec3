import Glibc

/// Why a directory cannot be watched.
package enum WatchError: Error, Hashable, Sendable {
  /// The user has too many watches or watchers (inotify limits); the disk is not full.
  case limitReached
  /// The directory itself is the problem.
  case failed(FileError)

  /// What an error number of inotify means.
  init(code: Int32) {
    self =
      switch code {
      case ENOSPC, EMFILE, ENFILE: .limitReached
      default: .failed(FileError(.watch, nil, code: code))
      }
  }
}
