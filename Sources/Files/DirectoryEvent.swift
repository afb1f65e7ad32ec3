/// What happened in a watched directory, raw: several events may tell of one change, and of unchanged content too.
package enum DirectoryEvent: Hashable, Sendable {
  /// A name appeared or its content was written to; more may follow.
  case changed(FileName)
  /// A writer closed the file.
  case closedWrite(FileName)
  /// A file was renamed to this name.
  case arrived(FileName)
  /// A file was renamed from this name.
  case left(FileName)
  case deleted(FileName)
  /// Events were lost: only a new listing tells the truth.
  case overflowed
  /// The directory was deleted, moved or unmounted: the last event of a watcher.
  case directoryGone
}
