import Posts
import Redux

/// A choice and what came of it.
package enum ChoiceAction: Action, Hashable {
  case ask(FieldChoice)
  /// Nil chooses nothing.
  case choose(PostChange?)
}
