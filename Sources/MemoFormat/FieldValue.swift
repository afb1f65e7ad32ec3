/// What an edit writes into a field.
package enum FieldValue: Hashable, Sendable {
  /// Text, quoted where it could be read as anything else.
  case text(String)
  /// `true` or `false`, never quoted.
  case flag(Bool)
  /// A list in the style found: inline, block, comma string or a single scalar; inline when it is new.
  case list([String])
  /// A number or a date, written without quotes; refused when it would not read back as it is.
  case literal(String)
  /// The key stays in its line, with no value; a key that is not there stays away.
  case nothing
}
