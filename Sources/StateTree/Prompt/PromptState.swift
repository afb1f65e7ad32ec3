/// The line that is asked for, and the last one that was entered.
package struct PromptState: Hashable, Sendable {
  /// How many lines have been asked for; the number of the last one.
  package var number = 0
  package var pending: Prompt?
  /// What stands in the line now.
  package var text = ""
  /// What the words in it can be completed to.
  package var candidates: [String] = []
  /// The line as it was entered; nil while it is pending, and when it was left.
  package var entered: String?
  /// The commands entered so far, the newest last.
  package var history: [String] = []
}
