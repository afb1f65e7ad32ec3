import Redux

/// What a person does on the help screen.
package enum HelpAction: Action, Hashable {
  case search(String)
}
