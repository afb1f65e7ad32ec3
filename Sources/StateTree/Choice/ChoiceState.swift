import Posts

/// The field for which a value is to be chosen, and the last choice.
package struct ChoiceState: Hashable, Sendable {
  /// How often a choice has been asked for; the number of the last one.
  package var number = 0
  package var pending: FieldChoice?
  /// The last choice; nil while it is pending, and when nothing was chosen.
  package var chosen: PostChange?
}
