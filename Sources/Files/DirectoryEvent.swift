/// What happened in a watched directory, raw: several events may tell of one change, and of unchanged content too.
package enum DirectoryEvent: Hashable, Sendable {
  /// A name appeared; what it stands for may be whole already, or still to be written.
  case created(FileName)
  /// The content was written to; more may follow.
  case modified(FileName)
  /// A writer closed the file.
  case closedWrite(FileName)
  /// A file was renamed to this name.
  case arrived(FileName)
  /// A file was renamed from this name.
  case left(FileName)
  /// A file was renamed within the directory. A rename may be told as `left` and `arrived` all the same.
  case renamed(from: FileName, to: FileName)
  case deleted(FileName)
  /// Events were lost: only a new listing tells the truth.
  case overflowed
  /// All that happened before the watcher was asked to `drain` has been told.
  case drained
  /// The directory was deleted, moved or unmounted: the last event of a watcher.
  case directoryGone
}
