import Localization
import Posts
import StateTree

extension ConditionField {
  /// The field's name in the form.
  var label: String {
    switch self {
    case .text: localized("Text")
    case .book: localized("Book")
    case .author: localized("Author")
    case .tags: localized("Tags")
    case .kinds: localized("Kind")
    case .statuses: localized("Status")
    case .rating: localized("Rating")
    case .favorites: localized("Favourites")
    case .createdFrom: localized("Created from")
    case .createdTo: localized("Created to")
    case .sort: localized("Sort")
    case .direction: localized("Order")
    case .line: localized("Query")
    }
  }
}

extension PostSort {
  /// The direction in words that fit the key.
  var directionName: String {
    switch (key, direction) {
    case (.created, .descending), (.updated, .descending): localized("newest first")
    case (.created, .ascending), (.updated, .ascending): localized("oldest first")
    case (.rating, .descending): localized("best first")
    case (.rating, .ascending): localized("worst first")
    case (.random, _): localized("by chance")
    case (.book, .ascending), (.title, .ascending): localized("ascending")
    case (.book, .descending), (.title, .descending): localized("descending")
    }
  }
}
