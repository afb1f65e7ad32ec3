/// Why the collection could not be read or changed.
package indirect enum PostsError: Error, Hashable, Sendable {
  /// The folder itself cannot be read.
  case folderUnreadable(SystemReason)
  /// The folder is not there at the moment, so nothing was written.
  case folderGone
  /// The memo cannot be changed here, because its file is not understood.
  case notEditable(PostID, PostProblem)
  /// Another program changed the memo at the same moment; nothing was overwritten.
  case changedMeanwhile(PostID)
  /// Another program changed the same fields of the memo since the edit began; nothing was overwritten.
  case conflict(PostConflict)
  /// There is no such memo any more.
  case vanished(PostID)
  /// A new memo's name is taken.
  case nameTaken(PostID)
  case notWritten(PostID, SystemReason)
  /// Some writes of a batch were made before one failed.
  case incomplete(PartialCommit)
}
