/// A key binding as help and footer show it.
struct KeyHelp: Hashable, Sendable {
  let keys: [String]
  let command: String
  let sentence: String
  /// Nil keeps it out of the footer.
  let hint: String?
}
