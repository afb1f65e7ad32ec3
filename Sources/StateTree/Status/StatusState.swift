import Posts

/// The message in the status line.
package struct StatusState: Hashable, Sendable {
  /// Nil while there is nothing to tell.
  package var message: Message?
  /// Counts the messages, so that the same one told again stays for its full time.
  package var told = 0
  /// How changes in the folder come to be known, as far as it was told.
  package var watch = FolderWatch.events
  /// Whether it was said that folders within the folder are not read.
  package var hasToldSubfolders = false
}
