import Localization
import Posts

/// What a person is asked before something that cannot be undone.
package enum Question: Hashable, Sendable {
  case addSamples(count: Int)
  case quitWhileWriting
  /// The title of a memo in the trash.
  case deleteForGood(String)
  case emptyTrash(count: Int)
  /// Throwing away the draft of this title.
  case discardDraft(String)
  /// The file of a memo has further names (hard links), which would keep the old version.
  case leaveFurtherNames(PostID)

  /// The question in words.
  package var sentence: String {
    switch self {
    case .addSamples(let count):
      counted(
        "Add %1$@ sample memo to the memos that are here?",
        "Add %1$@ sample memos to the memos that are here?",
        count)
    case .discardDraft(let title): localized("Throw away the draft of %1$@?", title)
    case .quitWhileWriting:
      localized("A change is still being written. Leave without waiting for it?")
    case .deleteForGood(let title): localized("Delete “%1$@” for good?", title.beginning)
    case .emptyTrash(let count):
      counted(
        "Delete %1$@ memo in the trash for good?", "Delete all %1$@ memos in the trash for good?", count)
    case .leaveFurtherNames(let id):
      localized(
        "%1$@ has a second name (hard link), which keeps the old text. Write all the same?", id.inSentence)
    }
  }
}
