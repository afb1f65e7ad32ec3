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
  /// The memo is not in the trash.
  case notInTrash(PostID)
  /// A memo stays in the trash, because another one has its name by now.
  case placeTaken(PostID)
  /// Some writes of a batch were made before one failed.
  case incomplete(PartialCommit)
}

extension PostsError {
  /// Whether it says something of one memo, so that the writes of others may succeed.
  package var concernsOneMemo: Bool {
    switch self {
    case .notEditable, .changedMeanwhile, .conflict, .vanished, .nameTaken, .notInTrash, .placeTaken: true
    case .notWritten(_, let reason): reason == .hardLinked || reason == .nameTooLong
    case .folderUnreadable, .folderGone: false
    case .incomplete(let partial): partial.reason.concernsOneMemo
    }
  }
}
