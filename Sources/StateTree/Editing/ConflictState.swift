import Posts

/// The conflict that waits for a choice, and the last choice.
package struct ConflictState: Hashable, Sendable {
  /// How many conflicts there were; the number of the last one.
  package var number = 0
  package var pending: PostConflict?
  /// The choice in the last conflict; nil until it is made, and where the person left without one.
  package var choice: ConflictChoice?
}
