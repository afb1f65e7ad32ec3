import Redux

/// What happens to the line that is asked for.
package enum PromptAction: Action, Hashable {
  /// A line is asked for that begins with this text.
  case ask(Prompt, text: String, candidates: [String])
  /// These are what the words can be completed to.
  case offer([String])
  case edit(String)
  case enter
  case leave
}
