import Posts

/// Why the editor was not opened.
package enum EditorError: Error, Hashable, Sendable {
  /// The memo cannot be read, so that no copy of it could be kept.
  case unreadable(PostID, SystemReason)
  /// There is no place for the copy of a memo, or for a text.
  case notKept(SystemReason)
  /// It is open for something else.
  case isOpen
  case notStarted(editor: String, SystemReason)
}
