import Localization
import StateTree

extension PostFormField {
  /// The field's name in the form.
  var label: String {
    switch self {
    case .author: localized("Author")
    case .book: localized("Book")
    case .kind: localized("Kind")
    case .page: localized("Page")
    case .tags: localized("Tags")
    case .quote: localized("Quote")
    case .note: localized("Note")
    }
  }
}

extension PostFormSubject {
  /// What is done in the form.
  var title: String {
    switch self {
    case .new: localized("New memo")
    case .memo: localized("Edit the memo")
    case .memos(let ids): counted("Edit %1$@ memo", "Edit %1$@ memos", ids.count)
    }
  }
}
