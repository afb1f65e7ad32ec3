import Localization

/// What a person is asked before something that cannot be undone.
package enum Question: Hashable, Sendable {
  case addSamples(count: Int)
  case quitWhileWriting
  /// The title of a memo in the trash.
  case deleteForGood(String)
  case emptyTrash(count: Int)

  /// The question in words.
  package var sentence: String {
    switch self {
    case .addSamples(let count):
      counted(
        "Add %1$@ sample memo to the memos that are here?",
        "Add %1$@ sample memos to the memos that are here?",
        count)
    case .quitWhileWriting:
      localized("A change is still being written. Leave without waiting for it?")
    case .deleteForGood(let title): localized("Delete “%1$@” for good?", title.beginning)
    case .emptyTrash(let count):
      counted(
        "Delete %1$@ memo in the trash for good?", "Delete all %1$@ memos in the trash for good?", count)
    }
  }
}
