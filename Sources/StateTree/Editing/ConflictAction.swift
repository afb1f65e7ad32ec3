import Posts
import Redux

/// A conflict and what becomes of it.
package enum ConflictAction: Action, Hashable {
  case ask(PostConflict)
  case choose(ConflictChoice)
  /// Nothing is chosen; the edit stays unwritten.
  case leave
}
