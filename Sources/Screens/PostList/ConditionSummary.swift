import Localization
import Posts

extension SearchCondition {
  /// What stands in the status line of a filtered list: the words, and a sign that there is more; empty for no filter.
  var summary: String {
    if isEverything { return "" }
    if self == SearchCondition().sorted(sort).containing(text) { return "/\(text)" }
    return text.isEmpty ? localized("filtered by condition") : localized("/%1$@ and condition", text)
  }
}
