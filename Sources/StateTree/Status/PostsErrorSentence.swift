import Localization
import Posts

extension PostsError {
  /// What happened and what to do, in one sentence.
  package var sentence: String {
    switch self {
    case .folderUnreadable(let reason):
      localized("The memo folder cannot be read: %1$@.", reason.words)
    case .folderGone:
      localized("The memo folder is not there at the moment; nothing was written.")
    case .notEditable(let id, _):
      localized("%1$@ is not understood as a whole, so it can only be changed in an editor.", id.inSentence)
    case .changedMeanwhile(let id):
      localized("Another program changed %1$@ at the same moment; nothing was overwritten.", id.inSentence)
    case .conflict(let conflict):
      localized(
        "Another program changed the same fields of %1$@; nothing was overwritten.", conflict.id.inSentence)
    case .vanished(let id):
      localized("%1$@ is not there any more.", id.inSentence)
    case .nameTaken(let id):
      localized("There is a memo named %1$@ already; that memo was left as it is.", id.inSentence)
    case .notWritten(let id, let reason):
      localized("%1$@ could not be written: %2$@.", id.inSentence, reason.words)
    case .notInTrash(let id):
      localized("%1$@ is not in the trash any more.", id.inSentence)
    case .placeTaken(let id):
      localized("%1$@ stays in the trash: another memo has its name by now.", id.inSentence)
    case .incomplete(let partial):
      localized(
        "%1$@ of %2$@ changes were made, then: %3$@", grouped(partial.done), grouped(partial.total),
        partial.reason.sentence)
    }
  }
}

extension SystemReason {
  /// The reason as the end of a sentence.
  package var words: String {
    switch self {
    case .notFound: localized("it does not exist")
    case .notPermitted: localized("it is not permitted")
    case .readOnly: localized("the file system is read-only")
    case .full: localized("the disk is full")
    case .quotaExceeded: localized("the disk quota is used up")
    case .notADirectory: localized("it is not a folder")
    case .nameTooLong: localized("the name is too long")
    case .hardLinked: localized("the file has a second name (hard link) that would keep the old content")
    case .other(let words): words
    }
  }
}
