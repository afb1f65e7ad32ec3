import Posts
import Redux

/// What happens to the saved tabs.
package enum SavedTabsAction: Action, Hashable {
  case update(SavedTabsSnapshot)
  case select(row: Int)
  /// A tab gets another name.
  case rename(String, to: String)
  /// A tab was removed and can be taken back.
  case remember(RemovedTab)
  /// The tab that was removed last is back, or cannot come back.
  case forgetRemoved
}
