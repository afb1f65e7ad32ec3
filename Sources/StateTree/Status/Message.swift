import Localization
import Posts

/// What the status line tells for a while.
package enum Message: Hashable, Sendable {
  /// Memos that changed outside of this program.
  case outsideChange(added: Int, modified: Int, removed: Int)
  /// Changes in the folder come to be known in another way from now on.
  case folderWatch(FolderWatch)
  case failed(PostsError)
  case edit(EditMessage)
  case trash(TrashMessage)
  case tabs(TabsMessage)
  case samplesUnreadable
  case samplesAdded(Int)
  case samplesAreHere
  case escapeDoesNotQuit
  case pasteHasNoPlace
  case noSelection
  case nothingToChange
  /// No memo can be changed.
  case readOnly(SystemReason)
  case subfoldersAreNotRead
  /// So many memos got another field.
  case changed(Int)
  case editor(EditorNotice)
  /// There is no such command; the nearest is another.
  case unknownCommand(String, nearest: String)
  case noOriginal
  case folderCreated(String)
  case memoAdded
  case memoSaved(count: Int)
  case nothingToSave
  case fieldTooLong
  case nothingChanged
  case formCleared
  /// A draft is kept on leaving a form.
  case draftKept
  /// Drafts wait to be gone on with.
  case draftsWait([Draft])
  case draftOfThisMemo
  case draftNotKept(SystemReason)
  case draftsUnreadable(SystemReason)
  /// There is nothing to be found in the text that is shown.
  case noHit
  /// The next hit is the first one again, or the last one.
  case hitsBeginAgain
  case hitsEndAgain
  case noFurtherHits
  case noEarlierHits
  /// Romaji is looked for, and there is no dictionary for it.
  case romajiNeedsMigemo
  case notice(String)

  /// The message in words.
  package var sentence: String {
    switch self {
    case .outsideChange(let added, let modified, let removed):
      outsideChangeSentence(added: added, modified: modified, removed: removed)
    case .folderWatch(let watch): watch.sentence
    case .failed(let error): error.sentence
    case .edit(let message): message.sentence
    case .trash(let message): message.sentence
    case .tabs(let message): message.sentence
    case .samplesUnreadable: localized("The sample memos are not installed beside the program.")
    case .samplesAdded(let count):
      counted("%1$@ sample memo was added.", "%1$@ sample memos were added.", count)
    case .samplesAreHere: localized("All sample memos are here already.")
    case .escapeDoesNotQuit: localized("Press q to quit.")
    case .pasteHasNoPlace: localized("There is no field here to paste into.")
    case .noSelection: localized("No memo is selected.")
    case .readOnly(let reason): localized("The memos can only be read: %1$@.", reason.words)
    case .subfoldersAreNotRead:
      localized("Folders within posts are not read, though they hold Markdown files.")
    case .nothingToChange: localized("All of them are so already.")
    case .changed(let count): counted("%1$@ memo was changed.", "%1$@ memos were changed.", count)
    case .editor(let notice): notice.sentence
    case .unknownCommand(let name, let nearest):
      localized("There is no command %1$@; the nearest is %2$@.", name, nearest)
    case .noOriginal: localized("This memo is no conflict copy of another one that is here.")
    case .folderCreated(let path): localized("The folder %1$@ was created.", path)
    case .memoAdded: localized("The memo was added.")
    case .memoSaved(let count): counted("%1$@ memo was saved.", "%1$@ memos were saved.", count)
    case .fieldTooLong: localized("A field is too long for the front matter; put its text into the note.")
    case .nothingToSave: localized("There is nothing to save yet.")
    case .nothingChanged: localized("Nothing was changed.")
    case .formCleared: localized("The form was cleared; ^x brings its text back.")
    case .draftKept: localized("Kept as a draft; :drafts shows it.")
    case .draftsWait(let drafts): draftsWaitSentence(drafts)
    case .draftOfThisMemo: localized("A draft of this memo is kept; :drafts shows it.")
    case .draftNotKept(let reason):
      localized("What you typed could not be kept as a draft: %1$@.", reason.words)
    case .draftsUnreadable(let reason): localized("The drafts cannot be read: %1$@.", reason.words)
    case .noHit: localized("There is no hit in this text.")
    case .hitsBeginAgain: localized("That was the last hit; this is the first one.")
    case .hitsEndAgain: localized("That was the first hit; this is the last one.")
    case .noFurtherHits: localized("No memo below in the list has a hit.")
    case .noEarlierHits: localized("No memo above in the list has a hit.")
    case .romajiNeedsMigemo:
      localized("Romaji search needs cmigemo, which is not installed; the word is looked for as it is.")
    case .notice(let sentence): sentence
    }
  }
}

private func draftsWaitSentence(_ drafts: [Draft]) -> String {
  if let draft = drafts.first, drafts.count == 1 {
    return localized("A draft of %1$@ is kept; :drafts shows it.", draft.title)
  }
  return counted(
    "%1$@ draft is kept; :drafts shows it.", "%1$@ drafts are kept; :drafts shows them.", drafts.count)
}

private func outsideChangeSentence(added: Int, modified: Int, removed: Int) -> String {
  switch (added > 0, modified > 0, removed > 0) {
  case (true, true, true):
    localized("%1$@ new, %2$@ changed, %3$@ gone", grouped(added), grouped(modified), grouped(removed))
  case (true, true, false): localized("%1$@ new, %2$@ changed", grouped(added), grouped(modified))
  case (true, false, true): localized("%1$@ new, %2$@ gone", grouped(added), grouped(removed))
  case (true, false, false): localized("%1$@ new", grouped(added))
  case (false, true, true): localized("%1$@ changed, %2$@ gone", grouped(modified), grouped(removed))
  case (false, true, false): localized("%1$@ changed", grouped(modified))
  case (false, false, _): localized("%1$@ gone", grouped(removed))
  }
}

extension Message {
  /// What a failed action tells.
  package init(_ error: any Error) {
    switch error {
    case let error as PostsError: self = .failed(error)
    case let error as SavedTabsError: self = .tabs(.failed(error))
    case let problem as QueryProblem: self = .notice(problem.placedSentence)
    case is SamplePostsError: self = .samplesUnreadable
    case is FieldTooLong: self = .fieldTooLong
    case let error as DraftsError: self = .draftsUnreadable(error.reason)
    case let error as EditorError: self = .editor(.notOpened(error))
    default: self = .notice(String(describing: error))
    }
  }
}
