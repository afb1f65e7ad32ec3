import Localization
import PostFiles
import Posts
import Subcommands
import UnicodeText

extension SubcommandRun {
  /// The condition of a query, or of the saved tab whose name stands behind an `@`.
  func condition(of query: String) throws(StartError) -> SearchCondition {
    guard query.first == "@" else { return try SearchCondition(query: query) }
    let name = String(query.dropFirst())
    let tabs = TabsFile(in: directory.path).read().tabs
    switch tabs.find(name) {
    case .one(let tab): return tab.condition
    case .several(let names):
      throw .tab(localized("Several tabs begin with %1$@: %2$@.", name.safeText, names.inOneLine))
    case .none where tabs.isEmpty:
      throw .tab(localized("There is no tab %1$@, since no condition has been saved yet.", name.safeText))
    case .none:
      throw .tab(
        localized("There is no tab %1$@; the tabs are: %2$@.", name.safeText, tabs.map(\.name).inOneLine))
    }
  }
}

extension [String] {
  fileprivate var inOneLine: String { map { "@" + $0.safeText }.joined(separator: " ") }
}
