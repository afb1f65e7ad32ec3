import Localization
import Posts

extension PostKind {
  /// The one-cell sign of a kind in a list.
  var sign: String {
    switch self {
    case .quote: "\""
    case .note: "-"
    case .thought: "!"
    case .question: "?"
    case .bookmark: ">"
    case .book: "="
    }
  }

  /// The kind's name for people.
  var name: String {
    switch self {
    case .quote: localized("quote")
    case .note: localized("note")
    case .thought: localized("thought")
    case .question: localized("question")
    case .bookmark: localized("bookmark")
    case .book: localized("book")
    }
  }
}
