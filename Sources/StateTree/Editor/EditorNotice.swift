import Localization
import Posts

/// What is told after an editor was open, or could not be opened.
package enum EditorNotice: Hashable, Sendable {
  case notOpened(EditorError)
  case notFound(String)
  case notExecutable(String)
  case failed(String, status: Int)
  case killed(String, signal: String)
  case cameBackAtOnce(String)
  case memoGone(PostID)
  case memoIsFolder(PostID, copy: String)
  case memoUnreadable(PostID, SystemReason, copy: String)
  case textGone
  /// The editor came back at once; what it saves later is in this file.
  case textElsewhere(String, file: String)

  /// Nil for an editor that ended well.
  init?(_ end: EditorEnd) {
    switch end {
    case .fine: return nil
    case .notFound(let editor): self = .notFound(editor)
    case .notExecutable(let editor): self = .notExecutable(editor)
    case .failed(let editor, let status): self = .failed(editor, status: status)
    case .killed(let editor, let signal): self = .killed(editor, signal: signal)
    }
  }

  /// What happened and what to do, in one sentence.
  package var sentence: String {
    switch self {
    case .notOpened(let error): error.sentence
    case .notFound(let editor):
      localized("The editor %1$@ is not there; set $VISUAL or $EDITOR.", editor)
    case .notExecutable(let editor):
      localized("The editor %1$@ cannot be executed; set $EDITOR.", editor)
    case .failed(let editor, let status): localized("The editor %1$@ ended with status %2$@.", editor, status)
    case .killed(let editor, let signal):
      localized("The editor %1$@ was killed: %2$@.", editor, signal)
    case .cameBackAtOnce(let editor):
      localized("%1$@ came back at once; does it need --wait?", editor)
    case .memoGone(let id): localized("%1$@.md is gone now; undo brings it back.", id.inSentence)
    case .memoIsFolder(let id, let copy):
      localized("%1$@.md is a folder now; the memo is kept in %2$@", id.inSentence, copy)
    case .memoUnreadable(let id, let reason, let copy):
      localized("%1$@.md cannot be read now (%2$@); it is kept in %3$@", id.inSentence, reason.words, copy)
    case .textElsewhere(let editor, let file):
      localized("%1$@ came back at once; does it need --wait? What it saves is in %2$@", editor, file)
    case .textGone: localized("The editor left no text; the field is as it was.")
    }
  }
}

extension EditorError {
  fileprivate var sentence: String {
    switch self {
    case .unreadable(let id, let reason):
      localized("%1$@ cannot be read, so it was not opened: %2$@.", id.inSentence, reason.words)
    case .notKept(let reason):
      localized("No copy could be kept, so the editor was not opened: %1$@.", reason.words)
    case .isOpen: localized("The editor is open already.")
    case .notStarted(let editor, let reason):
      localized("The editor %1$@ could not be started: %2$@.", editor, reason.words)
    }
  }
}
