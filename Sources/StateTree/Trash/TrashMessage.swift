import Localization

/// What the status line tells of the trash.
package enum TrashMessage: Hashable, Sendable {
  /// Memos went there; the title is that of the first.
  case moved(String, count: Int)
  case restored(String)
  case removed(count: Int)

  /// The message in words.
  package var sentence: String {
    switch self {
    case .moved(let title, 1): localized("“%1$@” is in the trash; u takes it back.", title.beginning)
    case .moved(_, let count):
      counted(
        "%1$@ memo is in the trash; u takes it back.", "%1$@ memos are in the trash; u takes them back.",
        count)
    case .restored(let title): localized("“%1$@” is back among the memos.", title.beginning)
    case .removed(let count):
      counted("%1$@ memo was deleted for good.", "%1$@ memos were deleted for good.", count)
    }
  }
}

extension String {
  /// As much of a title as leaves room for what is said of it.
  var beginning: String { count > 12 ? "\(prefix(11))…" : self }
}
