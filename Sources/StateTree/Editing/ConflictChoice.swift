/// What becomes of an edit that meets another one.
package enum ConflictChoice: Hashable, Sendable {
  /// The edit is made over what somebody else wrote.
  case mine
  /// The edit is dropped.
  case theirs
  /// The edit becomes a memo of its own, a conflict copy.
  case both
}
